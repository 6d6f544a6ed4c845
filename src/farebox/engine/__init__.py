"""The rules compiled: memory layout, many games at once, cloning."""
