import type { RulePack } from '../rule-pack.ts';
import { dayOrderIn, type DayOrder } from './read-day.ts';
import type { ImportTable } from './import-table.ts';

/** What of a record a column may hold. */
export const importFields = [
  'title',
  'completedDate',
  'length',
  'category',
  'presenter',
  'domain',
  'learned',
  'plan',
] as const;

export type ImportField = (typeof importFields)[number];

/** What a bare number in the column of lengths counts. */
export const lengthUnits = ['hours', 'minutes', 'points'] as const;

export interface ImportChoices {
  /** The column of each field, from 0; null: the file has none. */
  columns: Record<ImportField, number | null>;
  /** Null: days such as 3/4/2026 can be read in two ways, and its owner has not said which. */
  dayOrder: DayOrder | null;
  lengthUnit: (typeof lengthUnits)[number];
}

/** What columns are called, the likeliest name first. */
const names: Record<ImportField, readonly string[]> = {
  title: ['title', 'activity title', 'activity name', 'activity', 'name', 'event', 'course', 'description', 'topic'],
  completedDate: ['completed date', 'date completed', 'completion date', 'completed', 'end date', 'date', 'finished'],
  length: ['hours', 'cpd hours', 'points', 'cpd points', 'units', 'minutes', 'duration', 'length', 'time'],
  category: ['category', 'cpd category', 'activity type', 'type', 'kind'],
  presenter: ['presenter', 'provider', 'speaker', 'organiser', 'organisation', 'facilitator', 'author'],
  domain: ['domain', 'competency', 'area', 'field', 'subject'],
  learned: ['learned', 'what i learned', 'reflection', 'learning outcome', 'outcome', 'notes'],
  plan: ['plan', 'what i will do', 'application', 'next steps', 'action'],
};

/** What the columns are taken for until their owner says otherwise. */
export function guessChoices({ header, rows }: ImportTable, { unit }: Pick<RulePack, 'unit'>): ImportChoices {
  const words = header.map(plainWords);
  const taken = new Set<number>();
  const take = (found: number): number | null => {
    if (found === -1) return null;
    taken.add(found);
    return found;
  };
  const columns = Object.fromEntries(importFields.map((field) => [field, null as number | null])) as Record<
    ImportField,
    number | null
  >;
  // A column that is called just so is never taken by a field that only resembles it.
  for (const isName of [isSame, isPart])
    for (const field of importFields)
      columns[field] ??= take(
        names[field].map((name) => words.findIndex((word, at) => !taken.has(at) && isName(word, name))).find(isFound) ??
          -1,
      );
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

const isFound = (at: number) => at !== -1;
const isSame = (words: string, name: string) => words === name;
const isPart = (words: string, name: string) => ` ${words} `.includes(` ${name} `);

function plainWords(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
