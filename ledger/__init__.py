"""The write side: what is said at the table, decided by the rules, stored for ever."""
