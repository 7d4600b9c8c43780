"""What happens between two games."""
