import { setImmediate } from 'node:timers/promises';
import { type DocumentBrand, hairline, quiet, stylesOf } from './document-brand.ts';
import type { PageWriter, Place, TextStyle } from './page-writer.ts';

export interface Column {
  title: string;
  width: number;
}

interface Table {
  title: string;
  columns: readonly Column[];
  rows: readonly (readonly string[])[];
  x: number;
  y: number;
}

const padding = 5;
/** What of a page is left free. */
export const pageEdges = { top: 48, bottom: 56 };
const { top, bottom } = pageEdges;

/** Other requests are answered in between. */
const rowsAtOnce = 20;

/** Writes a table with its heading, over as many pages as it takes; a row stays on one. Returns where it ends. */
export async function writeTable(
  page: PageWriter,
  brand: DocumentBrand,
  { title, columns, rows, x, y }: Table,
): Promise<number> {
  const { style } = stylesOf(brand);
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  const [heading, head, cell] = [style(13, 'bold'), style(8, 'bold', quiet), style(9)];
  if (y > page.pageHeight - 140) {
    page.doc.addPage();
    y = top;
  }
  y += page.text(page.root, 'H2', title, { x, y, width }, heading) + 4;
  const table = page.element(page.root, 'Table');
  const titles = columns.map((column) => column.title);

  const heightOf = (texts: readonly string[], look: TextStyle) =>
    Math.max(...columns.map((column, at) => page.heightOf(texts[at] ?? '', column.width - 2 * padding, look))) +
    2 * padding;

  function drawCells(texts: readonly string[], draw: (text: string, place: Place) => void): void {
    let left = x;
    for (const [at, column] of columns.entries()) {
      draw(texts[at] ?? '', { x: left + padding, y: y + padding, width: column.width - 2 * padding });
      left += column.width;
    }
  }

  function endRow(height: number): void {
    y += height;
    page.decoration(() => page.doc.rect(x, y, width, 0.5).fill(hairline));
  }

  /** The heads stand on each page for the eye; who listens is told them once. */
  function goOnOverPage(): void {
    page.doc.addPage();
    y = top;
    drawCells(titles, (text, place) => page.pageNote(text, place, head));
    endRow(heightOf(titles, head));
  }

  function writeRow(texts: readonly string[], tag: 'TH' | 'TD'): void {
    const look = tag === 'TH' ? head : cell;
    const height = heightOf(texts, look);
    if (y + height > page.pageHeight - bottom) goOnOverPage();
    const row = page.element(table, 'TR');
    drawCells(texts, (text, place) => page.text(row, tag, text, place, look));
    row.end();
    endRow(height);
  }

  writeRow(titles, 'TH');
  for (const [at, row] of rows.entries()) {
    writeRow(row, 'TD');
    if (at % rowsAtOnce === rowsAtOnce - 1) await setImmediate();
  }
  table.end();
  return y;
}
