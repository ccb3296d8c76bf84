/** Markdown with each item of a list in one line, as it is read; the formatter wraps lines at 120 characters. */
export function unwrapped(markdown: string): string {
  return markdown.replaceAll(/(?<=\S)\n {2,}(?=[^\s-])/g, ' ');
}
