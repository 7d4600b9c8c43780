"""Items and cards, conditions and counters by effects."""
