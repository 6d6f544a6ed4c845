"""The rules over plain ints: every function runs in the interpreter and is compiled unchanged."""
