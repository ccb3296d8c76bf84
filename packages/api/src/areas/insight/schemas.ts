import * as z from 'zod';
import { enteredDay } from '../../contract/fields.ts';
import { insightSteps } from './statuses.ts';

const day = z.string();
const count = z.int();

/** Of the days of one step that were counted. */
export const insightFigures = z.object({
  /** The first day of the step, and its last; both within what was asked for. */
  from: day,
  to: day,
  /** Who belongs at its end. */
  members: count,
  /** Memberships that began. */
  joined: count,
  /** On an average day, people who opened a post that was new to them. */
  readers: count,
  posts: count,
  /** Of the posts, those that ask. */
  questions: count,
  /** Questions that got their first answer, within 24 hours. */
  answered: count,
  /** Questions without an answer at its end. */
  unanswered: count,
});

export const insight = z.object({
  /** Steps of which no day was counted are left out. */
  figures: z.array(insightFigures),
  /** The first day that was counted; null where none was yet. */
  countedSince: day.nullable(),
});

/** Sunday is 0. */
const weekday = z.coerce.number<number>().int().min(0).max(6);

export const insightQuery = z.object({
  from: enteredDay,
  to: enteredDay,
  step: z.enum(insightSteps).default('day'),
  /** The day with which weeks begin where it is read. */
  weekStart: weekday.default(1),
});
