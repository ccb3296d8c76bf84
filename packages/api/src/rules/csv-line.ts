/** A line of a table for spreadsheets, no cell of which is a formula. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

/** What begins like a formula is run by spreadsheets, unless an apostrophe stands before it. */
function cell(text: string): string {
  const safe = /^[\s\0]*[=+\-@\t\r\0]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
