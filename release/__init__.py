"""What makes a release: wheels, their trial, and the documentation as a site."""
