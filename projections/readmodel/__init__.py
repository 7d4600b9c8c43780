"""The read model: what all ledgers of a home hold, as tables for any SQLite tool; a cache, never the truth."""
