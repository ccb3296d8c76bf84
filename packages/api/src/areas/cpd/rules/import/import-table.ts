import { limits } from '../../../../contract/limits.ts';
import { invalid, type Refusal } from '../../../../rules/refusal.ts';

/** A file of records as its cells, the first line being the names of its columns. */
export interface ImportTable {
  header: readonly string[];
  rows: readonly (readonly string[])[];
}

/** As many lines as are looked at: with one more it is known that there are too many. */
export const linesLookedAt = limits.cpd.import.rows + 2;

export function tableOf(lines: readonly (readonly string[])[]): ImportTable {
  const [header = [], ...rows] = lines;
  return { header: header.map((name) => name.trim()), rows };
}

export function importTableRefusal({ header, rows }: ImportTable): Refusal | null {
  const { rows: mostRows, columns } = limits.cpd.import;
  if (rows.length === 0) return invalid('body.text', 'There are no records in this file.');
  if (rows.length > mostRows) return invalid('body.text', `A file may have ${mostRows} records at most.`);
  if (header.length > columns) return invalid('body.text', `A file may have ${columns} columns at most.`);
  return null;
}
