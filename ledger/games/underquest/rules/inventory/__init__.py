"""Items, slots, weight, trinkets and money."""
