"""The book of one campaign: a folder of pages that opens from a phone's files, without a server, and prints."""
