import * as z from 'zod';
import { id, iso, nextCursor } from '../../contract/fields.ts';

const day = z.iso.date();

/** A file of a record as it lies in a pack. */
const packedFile = z.object({
  /** As its owner has called it. */
  name: z.string(),
  path: z.string(),
  bytes: z.int(),
  /** It belonged to the record on the day that is asked for, and was removed since: the pack names it, and has it no more. */
  isRemoved: z.boolean(),
});

/** A record as it lies in a pack. */
export const packedRecord = z.object({
  cpdId: id,
  number: z.string(),
  title: z.string(),
  completedDate: iso,
  /** By whose clock it was finished. */
  timeZone: z.string(),
  hours: z.number(),
  files: z.array(packedFile),
  /** Where its certificate lies; null: there is none. */
  certificate: z.string().nullable(),
  /** Nothing proves it but the word of its owner. */
  lacksEvidence: z.boolean(),
});

/** What a pack has, before it is made: what it comes to, its first records, and where the others go on. */
export const packPreview = z.object({
  period: z.object({ firstDay: day, lastDay: day }),
  /** The day as of whose end it tells; null: as it is. */
  asOf: day.nullable(),
  /** The first day of which all is known; null: every day. */
  exactSince: day.nullable(),
  /** Whether goals and reflection are in it as they stood; of days before they were kept they are not. */
  hasPlan: z.boolean(),
  unit: z.enum(['hours', 'points']),
  completedHours: z.number(),
  requiredHours: z.number(),
  isMet: z.boolean(),
  recordsCount: z.int(),
  /** Of all records, those that lack evidence. */
  lackingCount: z.int(),
  /** Whether a file of any record was removed since. */
  hasRemoved: z.boolean(),
  /** The first of those that are finished, in the order of their days. */
  records: z.array(packedRecord),
  nextCursor,
  /** Evidence and certificates. */
  filesCount: z.int(),
  /** Of the evidence. */
  bytes: z.int(),
  /** Of what there is more than one pack takes; null: it can be made. */
  excess: z.enum(['files', 'bytes']).nullable(),
  fileName: z.string(),
});
