import {
  columnOf,
  hasOrder,
  type ImportChoices,
  type ImportedLine,
  type ImportNote,
  type ImportTable,
  type RulePack,
} from '@portal/api/rules';
import { categoryNameIn } from '../category-name.ts';
import { inUnits } from '../cpd-amounts.ts';
import { type RecordLikeness, repeatedLines } from './repeated-lines.ts';

/** A file and how it was read. */
interface ImportReading {
  table: ImportTable;
  choices: ImportChoices;
  lines: readonly ImportedLine[];
}

/** A line as it would be recorded: its length in minutes and in the rule pack's unit. */
export interface PreviewLine extends Pick<ImportedLine, 'line' | 'title' | 'day' | 'minutes' | 'problem'> {
  hours: number | null;
  categoryName: string;
  isRepeated: boolean;
}

/** What a file would bring beside what is recorded already. */
export function importPreview(
  { table, choices, lines }: ImportReading,
  recorded: readonly RecordLikeness[],
  pack: RulePack,
): {
  columns: string[];
  choices: ImportChoices;
  asksDayOrder: boolean;
  notes: ImportNote[];
  lines: PreviewLine[];
} {
  const repeated = repeatedLines(lines, recorded);
  return {
    columns: [...table.header],
    choices,
    asksDayOrder: hasOrder(columnOf(table.rows, choices.columns.completedDate)),
    notes: [...table.notes],
    lines: lines.map(({ line, title, day, minutes, category, problem }) => ({
      ...{ line, title, day, minutes, problem },
      hours: minutes === null ? null : inUnits(pack, minutes),
      categoryName: categoryNameIn(pack, category),
      isRepeated: repeated.has(line),
    })),
  };
}
