"""The Vault Hunter Turn: activations, and actions that are no attacks."""
