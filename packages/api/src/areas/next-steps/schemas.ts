import * as z from 'zod';
import { id, iso } from '../../contract/fields.ts';
import { nextStepKinds } from './statuses.ts';

/** What is missing of CPD: of one category, or of everything. */
const missingCpd = z.object({
  categoryName: z.string().nullable(),
  /** In the unit of the rules. */
  hours: z.number(),
  /** The same in hours and minutes where it is no quarter of an hour; else null. */
  exact: z.object({ h: z.int(), min: z.int() }).nullable(),
});

/** Something that waits for whoever is signed in. */
export const nextStep = z.object({
  kind: z.enum(nextStepKinds),
  /** Of what it is about, by kind: an event, a case of an audit, an invoice, the last day for CPD, a meeting, a community. */
  id,
  title: z.string(),
  /** Until when; null: there is no such moment. */
  by: iso.nullable(),
  /** The community of a meeting or of people to let in. */
  alias: z.string().nullable(),
  /** How many people wait to be let in; null for every other kind. */
  count: z.int().nullable(),
  /** What of CPD is to be done by then, the most first; null for every other kind. */
  cpd: z.object({ unit: z.enum(['hours', 'points']), missing: z.array(missingCpd).min(1) }).nullable(),
});
