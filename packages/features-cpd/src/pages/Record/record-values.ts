import { type CpdOptions, type CpdRecordDetail, limits } from '@portal/api';
import { momentOf, seriesDays, type SeriesStep, wallTimeOf } from '@portal/rules';
import type { FieldFile } from '@portal/ui';
import { lengthOf } from '../../model/length-of.ts';

/** What the form of a record holds. */
export interface RecordValues {
  title: string;
  /** `2026-11-23`, or null while it is not finished. */
  day: string | null;
  time: string | null;
  /** It happened on several days: the first of them is `day`. */
  isSeries: boolean;
  every: SeriesStep;
  lastDay: string | null;
  /** A record is made of each. */
  days: string[];
  /** In the unit of the rules. */
  length: number | null;
  category: string | null;
  domain: string;
  presenter: string;
  learned: string;
  plan: string;
  files: FieldFile[];
  /** The one that it was begun at; 0 for what is new. */
  revision: number;
}

const noon = '12:00';

const once = { isSeries: false, every: 'week', lastDay: null, days: [] } satisfies Partial<RecordValues>;

export const emptyRecord: RecordValues = {
  ...once,
  title: '',
  day: null,
  time: null,
  length: null,
  category: null,
  domain: '',
  presenter: '',
  learned: '',
  plan: '',
  files: [],
  revision: 0,
};

export function valuesOf(record: CpdRecordDetail, { timeZone, unitMinutes }: CpdOptions): RecordValues {
  const { title, category, domain, presenter, learned, plan, completedDate, minutes, revision } = record;
  const [day = null, time = null] =
    completedDate === null ? [] : wallTimeOf(new Date(completedDate), timeZone).split('T');
  return {
    ...once,
    ...{ title, category, domain, presenter, learned, plan, day, revision },
    time: time && time.slice(0, 5),
    length: lengthOf(minutes, unitMinutes),
    files: record.attachments.map(({ id, name }) => ({ id, name, size: 0, url: '' })),
  };
}

/** The same done once more: another day, with its own evidence and what was learned then. */
export function copyOf(record: CpdRecordDetail, options: CpdOptions): RecordValues {
  return { ...valuesOf(record, options), day: null, time: null, learned: '', plan: '', files: [], revision: 0 };
}

/** What is sent of it. */
export function bodyOf(values: RecordValues, options: CpdOptions) {
  const { timeZone } = options;
  const { day, time, files } = values;
  return {
    ...wordsOf(values, options),
    ...(day === null ? {} : { completedDate: momentOf(`${day}T${time ?? noon}:00`, timeZone).toISOString() }),
    files: files.flatMap(({ file }) => (file === undefined ? [] : [file])),
  };
}

/** What is sent of something that happened on several days. */
export function seriesBodyOf(values: RecordValues, options: CpdOptions) {
  const { days, time } = values;
  return { ...wordsOf(values, options), days: days.toSorted(), ...(time === null ? {} : { time: time.slice(0, 5) }) };
}

function wordsOf(values: RecordValues, { unitMinutes }: CpdOptions) {
  const { title, category, domain, presenter, learned, plan, length } = values;
  return {
    title: title.trim(),
    ...{ domain, presenter, learned, plan },
    category: category ?? '',
    minutes: Math.round((length ?? 0) * unitMinutes),
  };
}

/** The days that first, last and step come to, until somebody changes one; none while that is not said. */
export function plannedDays({ isSeries, day, lastDay, every }: Omit<RecordValues, 'days'>): string[] {
  if (!isSeries || day === null || lastDay === null || lastDay < day) return [];
  return seriesDays({ firstDay: day, lastDay, every }, limits.cpd.seriesDays);
}

/** Stored evidence that was taken out. */
export function removedIds({ files }: RecordValues): string[] {
  return files.flatMap(({ id, isRemoved }) => (isRemoved === true ? [id] : []));
}
