"""Every move of Shadows of Brimstone, one chapter a file; each class is the declaration of its command."""
