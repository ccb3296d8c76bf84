import * as z from 'zod';
import { enteredDay, id, iso, version } from '../../contract/fields.ts';
import { limits } from '../../contract/limits.ts';
import { upTo } from '../../contract/up-to.ts';
import { lineOf, plainText } from '../../contract/texts.ts';

const day = z.iso.date();
const { goals, titleLength, lineLength, minutes, reflectionLength } = limits.cpd;

export const goalFields = {
  title: lineOf(titleLength),
  why: upTo(goals.whyLength).default('').pipe(plainText(goals.whyLength, 0)),
  /** By when it is to be reached. */
  by: enteredDay,
  /** Empty: none of the rules'. */
  category: upTo(lineLength).default(''),
  /** What it is to take; null: nobody has said. */
  minutes: z.int().min(1).max(minutes).nullable().default(null),
};

export const goalChange = z.object({ ...goalFields, revision: version() });

export const reflectionChange = z.object({
  /** Empty: it is taken out. */
  text: upTo(reflectionLength).pipe(plainText(reflectionLength, 0)),
  revision: version(),
});

/** What somebody means to learn in a period. */
export const cpdGoal = z.object({
  goalId: id,
  title: z.string(),
  why: z.string(),
  by: day,
  category: z.string(),
  categoryName: z.string(),
  minutes: z.int().nullable(),
  /** In the unit of the rules. */
  hours: z.number().nullable(),
  /** What the records that are linked to it come to. */
  doneHours: z.number(),
  /** Null: it is not reached yet. */
  reachedDate: iso.nullable(),
  /** What was done for it, in the order of its days. */
  records: z.array(z.object({ cpdId: id, title: z.string(), completedDate: iso.nullable(), hours: z.number() })),
  revision: z.int(),
});

/** How somebody looks back on a period. */
export const cpdReflection = z.object({
  /** Empty: nothing is written yet. */
  text: z.string(),
  writtenDate: iso.nullable(),
  revision: z.int(),
});

/** Goals and reflection of a period, and what a form of a goal offers. */
export const cpdPlan = z.object({
  unit: z.enum(['hours', 'points']),
  /** How many minutes make one of the unit. */
  unitMinutes: z.int(),
  categories: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Between which days a goal may be set. */
  firstDay: day,
  lastDay: day,
  goalsRequired: z.int(),
  asksReflection: z.boolean(),
  goals: z.array(cpdGoal),
  reflection: cpdReflection,
});
