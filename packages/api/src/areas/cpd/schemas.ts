import * as z from 'zod';
import { enteredDay, enteredMoment, id, iso, nextCursor, wallTime } from '../../contract/fields.ts';
import { limits } from '../../contract/limits.ts';
import { upTo } from '../../contract/up-to.ts';
import { lineOf, plainText } from '../../contract/texts.ts';
import { lengthUnits } from './rules/import/import-choices.ts';
import { importFields } from './rules/import/import-names.ts';
import { importNotes } from './rules/import/import-table.ts';
import { dayOrders } from './rules/import/read-day.ts';
import { importProblems } from './rules/import/read-import.ts';
import { batchKinds } from './rules/series.ts';
import { attachmentFile } from '../../contract/uploads.ts';

/** A day, `2026-11-23`. */
const day = z.iso.date();

export const enrolment = z.object({
  enrolmentId: id,
  /** Active, Completed, or what else the system says that gives the course. */
  status: z.string(),
  expiryDate: day.nullable(),
  completionDate: day.nullable(),
  /** Where the course is taken. */
  loginUrl: z.string().nullable(),
  courseCode: z.string(),
  course: z.object({ courseId: id, courseName: z.string(), categoryName: z.string() }),
});

export const cpdRecord = z.object({
  cpdId: id,
  title: z.string(),
  categoryName: z.string(),
  presenter: z.string(),
  domain: z.string(),
  completedDate: iso.nullable(),
  /** By whose clock it was finished. */
  timeZone: z.string(),
  hours: z.number(),
  minutes: z.int(),
  attachments: z.array(z.object({ id, name: z.string() })),
  /** Where it is changed: a page of this portal begins with a slash. */
  editUrl: z.string().nullable(),
  relatedEventId: id.nullable(),
  source: z.enum(['own', 'event', 'course', 'import']),
  /** When it was taken back that somebody came: it counts for nothing since, and stays for what they wrote. Null: it counts. */
  withdrawnDate: iso.nullable(),
  /** When the event or course that it comes from was corrected, and it with it; null: it says what it said first. */
  correctedDate: iso.nullable(),
  /** The organisation vouches for it: attendance, a completed course, or accepted in an audit as it is. Else it is what its owner says. */
  isConfirmed: z.boolean(),
});

const stillMissing = z.object({
  kind: z.enum(['total', 'category', 'year']),
  categoryName: z.string().nullable(),
  hours: z.number(),
  by: day,
});

/** Where somebody stands in a period. Amounts are in the unit of the organisation's rules. */
const cpdStanding = z.object({
  unit: z.enum(['hours', 'points']),
  /** Of 100, never above. */
  percent: z.int().min(0).max(100),
  /** Whether no amount is missing. */
  isMet: z.boolean(),
  /** What is asked of whoever was there all the time, where less is asked of this person; else null. */
  reducedFromHours: z.number().nullable(),
  categories: z.array(
    z.object({ id: z.string(), name: z.string(), completedHours: z.number(), requiredHours: z.number() }),
  ),
  /** What is still to be done by a day: of everything, of a category, or in a year of a cycle of several. */
  missing: z.array(stillMissing),
  /** The period is the months up to today, whatever day it is: it has no end by which something is to be done. */
  isRolling: z.boolean(),
  /** What will be missing on a day to come, when what was done longest ago no longer counts; null where periods have an end. */
  ahead: z.object({ by: day, missing: z.array(stillMissing) }).nullable(),
  /** Goals and reflection, and what is asked of them. */
  plan: z.object({
    goals: z.int(),
    reached: z.int(),
    goalsRequired: z.int(),
    isReflected: z.boolean(),
    asksReflection: z.boolean(),
    isMet: z.boolean(),
  }),
  /** What will be done at the end at the pace of today; null once the period is over. */
  forecast: z.object({ hours: z.number(), isEnough: z.boolean() }).nullable(),
});

export const cpdPeriod = z.object({
  cpdPeriodId: id,
  /** Its first moment and its last, in the organisation's zone. */
  periodStartDate: iso,
  periodEndDate: iso,
  completedTotalHours: z.number(),
  minimumRequiredHours: z.number().nullable(),
  isCurrent: z.boolean(),
  standing: cpdStanding,
  recordsCount: z.int(),
  /** The first of them, the latest first, after those that are not finished yet. */
  cpdRecords: z.array(cpdRecord),
  /** Continues the records; null: there are no more. */
  nextCursor,
});

const filledGap = z.object({ kind: z.enum(['total', 'category', 'year']), categoryName: z.string().nullable() });

/** An event to come that gives something of what is missing. */
export const gapEvent = z.object({
  eventId: id,
  title: z.string(),
  eventStartUtc: iso,
  /** What of it counts, in the unit of the rules. */
  hours: z.number(),
  /** Which gap it fills: of everything, of a category, or of a year. */
  fills: filledGap,
});

/** A course that somebody takes and has not completed, which gives something of what is missing. */
export const gapCourse = z.object({
  courseId: id,
  title: z.string(),
  /** Where it is taken. */
  loginUrl: z.string().nullable(),
  /** What of it counts, in the unit of the rules. */
  hours: z.number(),
  fills: filledGap,
});

/** A record as its owner writes it. */
export const cpdRecordDetail = z.object({
  ...cpdRecord.shape,
  category: z.string(),
  learned: z.string(),
  plan: z.string(),
  /** The organisation has written it: its owner adds what they learned, and evidence. */
  isLocked: z.boolean(),
  revision: z.int(),
});

/** What a form of a record offers. */
export const cpdOptions = z.object({
  unit: z.enum(['hours', 'points']),
  /** How many minutes make one of the unit. */
  unitMinutes: z.int(),
  categories: z.array(z.object({ id: z.string(), name: z.string() })),
  /** A record may be of none of them. */
  takesOthers: z.boolean(),
  timeZone: z.string(),
});

const text = (max: number) => upTo(max).default('').pipe(plainText(max, 0));

const words = {
  title: lineOf(limits.cpd.titleLength),
  /** Empty: none of the rules'. */
  category: upTo(limits.cpd.lineLength).default(''),
  domain: text(limits.cpd.lineLength),
  presenter: text(limits.cpd.lineLength),
  learned: text(limits.cpd.reflectionLength),
  plan: text(limits.cpd.reflectionLength),
};

export const cpdFields = {
  ...words,
  /** Left out: it is not finished yet. */
  completedDate: enteredMoment.optional(),
  minutes: z.coerce.number().int().min(1).max(limits.cpd.minutes),
  files: z.array(attachmentFile()).max(limits.cpd.files).optional(),
};

/** What happened on several days: a record of each says the same. */
export const seriesOrder = z.object({
  ...words,
  minutes: z.int().min(1).max(limits.cpd.minutes),
  days: z.array(enteredDay).min(1).max(limits.cpd.seriesDays),
  /** By the clock of the organisation, on each of them; noon where it is left out. */
  time: wallTime.optional(),
});

/** A certificate that was given out, for staff. */
export const issuedCertificate = z.object({
  number: z.string(),
  kind: z.enum(['record', 'summary']),
  /** Whether the organisation vouches for what it says. A record that a member has entered is no certificate, and a summary adds up such records too. */
  isConfirmed: z.boolean(),
  /** Empty where the account is gone. */
  holderName: z.string(),
  /** What it is about, as the record says it now; empty for a summary, and where the record is gone. */
  title: z.string(),
  issuedDate: iso,
  /** Outdated: what it was about was changed or deleted since. */
  status: z.enum(['genuine', 'outdated', 'revoked']),
  /** Null: staff have not revoked it. */
  revocation: z.object({ date: iso, byName: z.string(), reason: z.string() }).nullable(),
});

const { characters, rows, columns, nameLength } = limits.cpd.import;
const column = z
  .int()
  .min(0)
  .max(columns - 1)
  .nullable();
const field = z.enum(importFields);

const choices = z.object({
  columns: z.object({
    title: column,
    completedDate: column,
    length: column,
    category: column,
    presenter: column,
    domain: column,
    learned: column,
    plan: column,
  }),
  /** Null: days such as 3/4/2026 can be read in two ways, and nobody has said which. */
  dayOrder: z.enum(dayOrders).nullable(),
  lengthUnit: z.enum(lengthUnits),
});

/** A file as its text, and how it is to be read. */
const importFile = {
  text: z.string().min(1).max(characters),
};

export const importReading = z.object({
  ...importFile,
  /** Left out: they are guessed. */
  choices: choices.optional(),
});

export const importOrder = z.object({
  ...importFile,
  fileName: z.string().trim().min(1).max(nameLength),
  choices,
  /** Of the file, as an editor counts them. */
  lines: z.array(z.int().min(2).max(characters)).min(1).max(rows),
});

/** What a file would bring, line by line. */
export const importPreview = z.object({
  columns: z.array(z.string()),
  choices,
  /** It has days that can be read in two ways. */
  asksDayOrder: z.boolean(),
  /** What its owner is told of how it was read, with the lines of the file that it is about. */
  notes: z.array(z.object({ kind: z.enum(importNotes), lines: z.array(z.int()) })),
  lines: z.array(
    z.object({
      line: z.int(),
      title: z.string(),
      day: z.iso.date().nullable(),
      minutes: z.int().nullable(),
      /** In the unit of the rules. */
      hours: z.number().nullable(),
      categoryName: z.string(),
      problem: z.object({ field, kind: z.enum(importProblems) }).nullable(),
      /** It is recorded already, or stands in the file before. */
      isRepeated: z.boolean(),
    }),
  ),
});

/** Records that were brought in together: from a file, or of several days at once. */
export const cpdBatch = z.object({
  batchId: id,
  kind: z.enum(batchKinds),
  /** Of the file, or of the entry that was said of several days. */
  name: z.string(),
  createdDate: iso,
  recordsCount: z.int(),
  /** How many of them are there still. */
  leftCount: z.int(),
});
