"""HTTP: requests, the API, pages, identity, limits and errors."""
