/** A row of a file and the line on which it begins, as an editor counts them. */
export interface CsvRow {
  cells: string[];
  line: number;
}

const separators = [',', ';', '\t', '|'] as const;

/** What some spreadsheets write above everything to say what sets cells apart. */
const separatorLine = /^"?sep=(.)"?[ \t]*(?:\r\n|\r|\n|$)/i;
/** So many rows tell what sets cells apart. */
const rowsToJudge = 20;
/** So many quotes that nothing closes: those after them are letters like any other. */
const mostUnclosed = 100;

/**
 * The rows of a text whose cells are set apart by commas, semicolons, tabs or bars, `most` of them at most, those left out that are blank. Every line may end in its own way,
 * and a quote that nothing closes is a letter: nothing is swallowed by it.
 */
export function readCsv(text: string, most: number): CsvRow[] {
  const marked = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const declared = separatorLine.exec(marked);
  const separator = separators.find((one) => one === declared?.[1]);
  if (declared === null) return rowsOf(marked, likeliest(marked), { most, firstLine: 1 });
  const rest = marked.slice(declared[0].length);
  return rowsOf(rest, separator ?? declared[1] ?? likeliest(rest), { most, firstLine: 2 });
}

/** What sets apart most rows in as many cells. */
function likeliest(text: string): string {
  const judged = separators.map((separator) => {
    const widths = rowsOf(text, separator, { most: rowsToJudge, firstLine: 1 }).map(({ cells }) => cells.length);
    const usual = mostFrequent(widths.filter((width) => width > 1));
    return { separator, rows: widths.filter((width) => width === usual).length, width: usual };
  });
  const best = judged.toSorted((a, b) => b.rows - a.rows || b.width - a.width)[0];
  return best === undefined || best.rows === 0 ? ',' : best.separator;
}

function mostFrequent(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([a, m], [b, n]) => n - m || b - a)[0]?.[0] ?? 0;
}

function rowsOf(text: string, separator: string, { most, firstLine }: { most: number; firstLine: number }): CsvRow[] {
  const rows: CsvRow[] = [];
  const reading: Reading = { text, separator, unclosed: 0 };
  let line = firstLine;
  for (let at = 0; at < text.length && rows.length < most;) {
    const row = rowAt(reading, at);
    if (row.cells.some((cell) => cell.trim() !== '')) rows.push({ cells: row.cells, line });
    line += row.lines;
    at = row.next;
  }
  return rows;
}

interface Reading {
  text: string;
  separator: string;
  /** How many quotes were found so far that nothing closes. */
  unclosed: number;
}

interface ReadRow {
  cells: string[];
  /** How many lines of the file it takes. */
  lines: number;
  next: number;
}

function rowAt(reading: Reading, start: number): ReadRow {
  const { text, separator } = reading;
  const cells: string[] = [];
  let lines = 1;
  for (let at = start; ;) {
    const cell = cellAt(reading, at);
    cells.push(cell.text);
    lines += cell.lineEnds;
    if (text[cell.next] === separator) at = cell.next + 1;
    else return { cells, lines, next: cell.next + lineEndAt(text, cell.next) };
  }
}

function cellAt(reading: Reading, start: number): { text: string; lineEnds: number; next: number } {
  const { text } = reading;
  const begin = text[start] === '"' ? closedAt(reading, start) : null;
  const end = plainEnd(reading, begin ?? start);
  if (begin === null) return { text: text.slice(start, end), lineEnds: 0, next: end };
  const quoted = text.slice(start + 1, begin - 1);
  // What follows the closing quote belongs to the cell all the same.
  const words = quoted.replaceAll('""', '"') + text.slice(begin, end);
  return { text: words, lineEnds: quoted.match(/\r\n|\r|\n/g)?.length ?? 0, next: end };
}

/** Where what is quoted ends, its closing quote included; null: nothing closes it. */
function closedAt(reading: Reading, start: number): number | null {
  const { text } = reading;
  if (reading.unclosed >= mostUnclosed) return null;
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 2))
    if (text[at + 1] !== '"') return at + 1;
  reading.unclosed += 1;
  return null;
}

function plainEnd({ text, separator }: Reading, start: number): number {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return end;
}

/** How long the end of a line is that stands here. */
function lineEndAt(text: string, at: number): number {
  if (at >= text.length) return 0;
  return text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
}
