"""The checks of a city file, one file for each part."""
