import { dayIn } from '@portal/api/rules';
import { csvLine } from '../csv-line.ts';
import type { PackedPlaces } from './pack-layout.ts';

export interface TabledRecord {
  title: string;
  completedDate: string;
  timeZone: string;
  categoryName: string;
  domain: string;
  presenter: string;
  hours: number;
  minutes: number;
  source: string;
  learned: string;
  plan: string;
}

interface Row {
  record: TabledRecord;
  places: PackedPlaces;
}

const columnsIn = (unit: 'hours' | 'points'): readonly (readonly [title: string, valueOf: (row: Row) => string])[] => [
  ['Number', ({ places }) => places.number],
  ['Title', ({ record }) => record.title],
  ['Completed', ({ record }) => dayIn(new Date(record.completedDate), record.timeZone)],
  ['Time zone', ({ record }) => record.timeZone],
  ['Category', ({ record }) => record.categoryName],
  ['Domain', ({ record }) => record.domain],
  ['Presenter', ({ record }) => record.presenter],
  [unit === 'hours' ? 'Hours' : 'Points', ({ record }) => String(record.hours)],
  ['Minutes', ({ record }) => String(record.minutes)],
  ['Written by', ({ record }) => record.source],
  ['What was learned', ({ record }) => record.learned],
  ['What will be done with it', ({ record }) => record.plan],
  ['Evidence', ({ places }) => places.evidence.map(({ path }) => path).join('; ')],
  ['Certificate', ({ places }) => places.certificate ?? ''],
];

/** The records of a pack as a table; marked as UTF-8, and no cell of it is a formula. */
export function packTable(
  records: readonly TabledRecord[],
  places: readonly PackedPlaces[],
  unit: 'hours' | 'points',
): string {
  const columns = columnsIn(unit);
  const rows = records.flatMap((record, at) => {
    const own = places[at];
    return own === undefined ? [] : [csvLine(columns.map(([, valueOf]) => valueOf({ record, places: own })))];
  });
  return `\uFEFF${csvLine(columns.map(([title]) => title))}${rows.join('')}`;
}
