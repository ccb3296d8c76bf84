import type { CpdOptions, CpdRecordDetail } from '@portal/api';
import { momentOf, wallTimeOf } from '@portal/api/rules';
import type { FieldFile } from '@portal/ui';

/** What the form of a record holds. */
export interface RecordValues {
  title: string;
  /** `2026-11-23`, or null while it is not finished. */
  day: string | null;
  time: string | null;
  /** In the unit of the rules. */
  length: number | null;
  category: string | null;
  domain: string;
  presenter: string;
  learned: string;
  plan: string;
  files: FieldFile[];
}

const noon = '12:00';

export const emptyRecord: RecordValues = {
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
};

export function valuesOf(record: CpdRecordDetail, { timeZone, unitMinutes }: CpdOptions): RecordValues {
  const { title, category, domain, presenter, learned, plan, completedDate, minutes } = record;
  const [day = null, time = null] =
    completedDate === null ? [] : wallTimeOf(new Date(completedDate), timeZone).split('T');
  return {
    ...{ title, category, domain, presenter, learned, plan, day },
    time: time && time.slice(0, 5),
    length: minutes / unitMinutes,
    files: record.attachments.map(({ id, name }) => ({ id, name, size: 0, url: '' })),
  };
}

/** The same done once more: another day, with its own evidence and what was learned then. */
export function copyOf(record: CpdRecordDetail, options: CpdOptions): RecordValues {
  return { ...valuesOf(record, options), day: null, time: null, learned: '', plan: '', files: [] };
}

/** What is sent of it. */
export function bodyOf(values: RecordValues, { timeZone, unitMinutes }: CpdOptions) {
  const { title, category, domain, presenter, learned, plan, day, time, length, files } = values;
  return {
    title: title.trim(),
    ...{ domain, presenter, learned, plan },
    category: category ?? '',
    minutes: Math.round((length ?? 0) * unitMinutes),
    ...(day === null ? {} : { completedDate: momentOf(`${day}T${time ?? noon}:00`, timeZone).toISOString() }),
    files: files.flatMap(({ file }) => (file === undefined ? [] : [file])),
  };
}

/** Stored evidence that was taken out. */
export function removedIds({ files }: RecordValues): string[] {
  return files.flatMap(({ id, isRemoved }) => (isRemoved === true ? [id] : []));
}
