import type { RulePack } from '../rule-pack.ts';
import { dayOrderIn, type DayOrder } from './read-day.ts';
import { type ImportField, namedColumns, plainWords } from './import-names.ts';
import type { ImportTable } from './import-table.ts';

/** What a bare number in the column of lengths counts. */
export const lengthUnits = ['hours', 'minutes', 'points'] as const;

export interface ImportChoices {
  /** The column of each field, from 0; null: the file has none. */
  columns: Record<ImportField, number | null>;
  /** Null: days such as 3/4/2026 can be read in two ways, and its owner has not said which. */
  dayOrder: DayOrder | null;
  lengthUnit: (typeof lengthUnits)[number];
}

/** What the columns are taken for until their owner says otherwise. */
export function guessChoices(
  { header, rows }: Pick<ImportTable, 'header' | 'rows'>,
  { unit }: Pick<RulePack, 'unit'>,
): ImportChoices {
  const words = header.map(plainWords);
  const columns = namedColumns(header);
  const days = columnOf(rows, columns.completedDate);
  return { columns, dayOrder: dayOrderIn(days), lengthUnit: unitOf(words[columns.length ?? -1] ?? '', unit.name) };
}

export function columnOf(rows: ImportTable['rows'], column: number | null): string[] {
  return column === null ? [] : rows.map((row) => row[column] ?? '');
}

function unitOf(column: string, usual: 'hours' | 'points'): ImportChoices['lengthUnit'] {
  if (/\b(?:min|mins|minutes)\b/.test(column)) return 'minutes';
  if (/\bhours?\b/.test(column)) return 'hours';
  return usual;
}
