"""The shell: the words that are typed and the lines that are printed."""
