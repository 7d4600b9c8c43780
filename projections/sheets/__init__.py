"""Record sheets on paper and screen: text, Markdown and HTML, from the neutral noun `Sheet` alone."""
