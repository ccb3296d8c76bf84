import { limits } from '../../../../contract/limits.ts';
import { contentRefusal } from '../../../../rules/content-rules.ts';
import { measureWords } from '../../../../rules/measure-words.ts';
import { isLongerThan } from '../../../../rules/text-length.ts';
import { isBlankText, singleLine } from '../../../../rules/visible-text.ts';
import { dayIn } from '../../../events/rules/event-time.ts';
import { takesOthers } from '../record-rules.ts';
import type { RulePack } from '../rule-pack.ts';
import type { ImportChoices } from './import-choices.ts';
import { type ImportField, importFields } from './import-names.ts';
import type { ImportTable } from './import-table.ts';
import { isNonexistent, readDay, unclearDay } from './read-day.ts';
import { readLength } from './read-length.ts';

/** What may be wrong with a cell. */
export const importProblems = [
  'missing',
  'unclear',
  'unreadable',
  'nonexistent',
  'toCome',
  'tooLong',
  'unknown',
] as const;

export interface ImportProblem {
  field: ImportField;
  kind: (typeof importProblems)[number];
}

/** What a line of a file says; the first problem that it has, where it has one. */
export interface ImportedLine {
  /** Of the file, as an editor counts them. */
  line: number;
  title: string;
  /** `2026-03-04`. */
  day: string | null;
  minutes: number | null;
  /** Of the pack where it has one of that name, else as the file calls it. */
  category: string;
  presenter: string;
  domain: string;
  learned: string;
  plan: string;
  problem: ImportProblem | null;
}

interface Around {
  pack: Pick<RulePack, 'categories' | 'countsOthers' | 'unit'>;
  zone: string;
  now: Date;
}

const { titleLength, lineLength, reflectionLength } = limits.cpd;
const longest: Partial<Record<ImportField, number>> = {
  title: titleLength,
  category: lineLength,
  presenter: lineLength,
  domain: lineLength,
  learned: reflectionLength,
  plan: reflectionLength,
};

/** The records of a file, each with what is wrong with it. */
export function readImport({ rows, lines }: ImportTable, choices: ImportChoices, around: Around): ImportedLine[] {
  return rows.map((row, at) => lineOf(row, lines[at] ?? 0, choices, around));
}

function lineOf(row: readonly string[], line: number, choices: ImportChoices, around: Around): ImportedLine {
  const { columns, dayOrder, lengthUnit } = choices;
  const cell = (field: ImportField) => row[columns[field] ?? -1] ?? '';
  const day = readDay(cell('completedDate'), dayOrder);
  const minutes = readLength(cell('length'), lengthUnit, around.pack.unit.minutes);
  const category = categoryOf(singleLine(cell('category')), around.pack);
  const problems = importFields.map((field): ImportProblem['kind'] | null => {
    const text = cell(field);
    if (field === 'completedDate') return problemOfDay(text, dayOrder, around);
    if (field === 'length') return isBlankText(text) ? 'missing' : minutes === null ? 'unreadable' : null;
    if (field === 'title' && isBlankText(text)) return 'missing';
    if (field === 'category' && category === '' && !takesOthers(around.pack))
      return isBlankText(text) ? 'missing' : 'unknown';
    return isTooLong(text, longest[field] ?? 0) ? 'tooLong' : null;
  });
  const at = problems.findIndex((kind) => kind !== null);
  const [field, kind] = [importFields[at], problems[at]];
  return {
    line,
    title: cut(singleLine(cell('title')), titleLength),
    day: day === unclearDay ? null : day,
    minutes,
    category: cut(category, lineLength),
    presenter: cut(cell('presenter').trim(), lineLength),
    domain: cut(cell('domain').trim(), lineLength),
    learned: cut(cell('learned').trim(), reflectionLength),
    plan: cut(cell('plan').trim(), reflectionLength),
    problem: field === undefined || kind == null ? null : { field, kind },
  };
}

function problemOfDay(text: string, dayOrder: ImportChoices['dayOrder'], { zone, now }: Around) {
  const day = readDay(text, dayOrder);
  if (isBlankText(text)) return 'missing';
  if (day === null) return isNonexistent(text, dayOrder) ? 'nonexistent' : 'unreadable';
  if (day === unclearDay) return 'unclear';
  return day > dayIn(now, zone) ? 'toCome' : null;
}

/** What the file calls its own stays as it is where the rules count what is of none of theirs. */
function categoryOf(text: string, { categories, countsOthers }: Around['pack']): string {
  const known = categories.find(({ id, name }) => [id, name].some((one) => one.toLowerCase() === text.toLowerCase()));
  return known?.id ?? (takesOthers({ categories, countsOthers }) ? text : '');
}

function isTooLong(text: string, most: number): boolean {
  return isLongerThan(text.trim(), most) || contentRefusal(measureWords(text)) !== null;
}

function cut(text: string, most: number): string {
  return [...text].slice(0, most).join('');
}
