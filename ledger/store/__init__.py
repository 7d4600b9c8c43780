"""The campaign file: the only code that knows the event store."""
