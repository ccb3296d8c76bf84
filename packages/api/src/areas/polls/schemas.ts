import * as z from 'zod';
import { enteredMoment, flag, id, iso } from '../../contract/fields.ts';
import { limits } from '../../contract/limits.ts';
import { lineOf } from '../../contract/texts.ts';
import { pollResults } from './statuses.ts';

export const poll = z.object({
  options: z.array(
    z.object({
      id,
      text: z.string(),
      /** Null while the person who asks does not see the results. */
      votesCount: z.int().nullable(),
    }),
  ),
  isMultiple: z.boolean(),
  results: z.enum(pollResults),
  closesAt: iso.nullable(),
  isClosed: z.boolean(),
  /** How many people have voted. */
  votersCount: z.int(),
  /** What the person who asks has voted for. */
  myOptionIds: z.array(id),
});

/** A poll as it is sent with its post. All of it goes by its options: without them the rest says nothing. */
export const pollFields = {
  pollOptions: z
    .array(lineOf(limits.poll.optionLength))
    .min(limits.poll.leastOptions)
    .max(limits.poll.options)
    .optional(),
  isPollMultiple: flag().optional(),
  pollResults: z.enum(pollResults).optional(),
  pollClosesAt: enteredMoment.optional(),
};
