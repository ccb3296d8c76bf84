import { limits } from '../../../../contract/limits.ts';
import type { CsvRow } from '../../../../rules/read-csv.ts';
import { invalid, type Refusal } from '../../../../rules/refusal.ts';
import { namedColumns } from './import-names.ts';

/** A file of records as its cells. */
export interface ImportTable {
  /** The names of its columns; '' for those beyond what the file names. */
  header: readonly string[];
  rows: readonly (readonly string[])[];
  /** On which line of the file each row begins. */
  lines: readonly number[];
  /** What its owner is told of how it was read. */
  notes: readonly ImportNote[];
}

/** Rows above the names of the columns, which are no records; rows with more cells than there are names; names that several columns have. */
export const importNotes = ['aboveHeader', 'moreCells', 'sameNames'] as const;

export interface ImportNote {
  kind: (typeof importNotes)[number];
  /** The lines that it is about; of names that of the header. */
  lines: number[];
}

/** A title, by whom and of when may stand above the names. */
const mostAbove = 10;

/** As many rows as are looked at: with one more it is known that there are too many. */
export const linesLookedAt = limits.cpd.import.rows + mostAbove + 2;

/** The first row that names what records need, else the first with more than one cell, is the header; what has no name keeps its column. */
export function tableOf(all: readonly CsvRow[]): ImportTable {
  const at = headerOf(all);
  const named = (all[at]?.cells ?? []).map((name) => name.trim());
  const rows = all.slice(at + 1);
  const widest = rows.reduce((most, { cells }) => Math.max(most, lastFilled(cells)), named.length);
  const header = Array.from({ length: widest }, (_, column) => named[column] ?? '');
  const names = header.filter((name) => name !== '').map((name) => name.toLowerCase());
  const notes: ImportNote[] = [
    { kind: 'aboveHeader', lines: all.slice(0, at).map(({ line }) => line) },
    { kind: 'moreCells', lines: rows.filter(({ cells }) => lastFilled(cells) > named.length).map(({ line }) => line) },
    { kind: 'sameNames', lines: new Set(names).size < names.length ? [all[at]?.line ?? 1] : [] },
  ];
  return {
    header,
    rows: rows.map(({ cells }) => cells),
    lines: rows.map(({ line }) => line),
    notes: notes.filter(({ lines }) => lines.length > 0),
  };
}

function headerOf(all: readonly CsvRow[]): number {
  const first = all.slice(0, mostAbove + 1);
  const naming = first.findIndex(({ cells }) => {
    const { title, completedDate, length } = namedColumns(cells);
    return title !== null && completedDate !== null && length !== null;
  });
  if (naming !== -1) return naming;
  return Math.max(
    0,
    first.findIndex(({ cells }) => cells.filter((cell) => cell.trim() !== '').length > 1),
  );
}

/** How many cells there are up to the last that says something. */
function lastFilled(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => cell.trim() !== '') + 1;
}

export function importTableRefusal({ header, rows }: ImportTable): Refusal | null {
  const { rows: mostRows, columns } = limits.cpd.import;
  if (rows.length === 0) return invalid('body.text', 'There are no records in this file.');
  if (rows.length > mostRows) return invalid('body.text', `A file may have ${mostRows} records at most.`);
  if (header.length > columns) return invalid('body.text', `A file may have ${columns} columns at most.`);
  return null;
}
