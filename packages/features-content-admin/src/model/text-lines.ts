const blockEnds = /<\/(?:p|li|h[1-6]|blockquote|pre|td|th|tr|figcaption|figure)>|<br\s*\/?>|<hr\s*\/?>/gi;
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  apos: "'",
  nbsp: ' ',
  '#160': ' ',
};

/** The words of a rich text, a line for each paragraph, row and point of a list. For comparing, not for drawing as markup. */
export function linesOfHtml(html: string): string[] {
  return html
    .replaceAll(blockEnds, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}
