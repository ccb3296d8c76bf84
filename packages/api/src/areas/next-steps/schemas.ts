import * as z from 'zod';
import { id, iso } from '../../contract/fields.ts';
import { nextStepKinds } from './statuses.ts';

/** Something that waits for whoever is signed in. */
export const nextStep = z.object({
  kind: z.enum(nextStepKinds),
  /** Of what it is about, by kind: an event, a case of an audit, an invoice, a meeting, a community. */
  id,
  title: z.string(),
  /** Until when; null: there is no such moment. */
  by: iso.nullable(),
  /** The community of a meeting or of people to let in. */
  alias: z.string().nullable(),
  /** How many people wait to be let in; null for every other kind. */
  count: z.int().nullable(),
});
