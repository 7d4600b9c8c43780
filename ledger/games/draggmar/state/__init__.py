"""What is true now: frozen models with small readers, and no behaviour beyond them."""
