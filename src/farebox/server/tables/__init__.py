"""Tables: what they are made of, what they do, and the manager that stores what happens at them."""
