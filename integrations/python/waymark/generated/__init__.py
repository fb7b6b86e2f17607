"""What is written by scripts/write-python.ts."""
