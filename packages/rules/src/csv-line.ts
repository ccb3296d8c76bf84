/** A line of a table for spreadsheets, no cell of which is a formula. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

/** What begins like a formula is run by spreadsheets, unless an apostrophe stands before it. */
function cell(text: string): string {
  const safe = /^[\s\0\p{Cf}\u180e]*[=+\-@＝＋－＠\t\r\0]/u.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
