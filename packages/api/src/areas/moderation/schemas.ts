import * as z from 'zod';
import { id, iso } from '../../contract/fields.ts';
import { limits } from '../../contract/limits.ts';
import { plainText } from '../../contract/texts.ts';
import { person } from '../people/schemas.ts';
import { appealOutcomes, decisionReasons, moderationActions } from './statuses.ts';

const { messageLength } = limits.moderation;

export const decisionReason = z.enum(decisionReasons);

/** What is told to whom a decision concerns. */
export const because = z
  .object({ reason: decisionReason, message: plainText(messageLength, 0).default('') })
  .refine(({ reason, message }) => reason !== 'other' || message !== '', {
    error: 'This field is required',
    path: ['message'],
  });

/** What one of those who look after a community did there. */
export const loggedDeed = z.object({
  id,
  at: iso,
  deed: z.enum(moderationActions),
  /** Null: the portal itself. */
  actor: person.nullable(),
  /** Whom it concerns. */
  person: person.nullable(),
  postId: id.nullable(),
  commentId: id.nullable(),
  /** The title of the post, as it was. */
  subject: z.string(),
  reason: decisionReason.nullable(),
  /** What those were told whom it concerns. */
  message: z.string(),
  /** What only those read who look after the community. */
  note: z.string(),
});

export const appealOutcome = z.enum(appealOutcomes);

/** Asks that somebody else looks at a decision again. */
export const appeal = z.object({
  id,
  createdAt: iso,
  words: z.string(),
  /** Null: nobody has decided about it. */
  outcome: appealOutcome.nullable(),
  answer: z.string(),
  decidedAt: iso.nullable(),
});

/** An appeal for those who decide about it. */
export const openAppeal = appeal.extend({
  author: person.nullable(),
  decision: loggedDeed,
  decidedBy: person.nullable(),
  /** The person who asks may decide about it: not whoever decided first, where there is somebody else. */
  canDecide: z.boolean(),
});

/** A decision about what somebody wrote, or about their membership, as they are told of it. */
export const ownDecision = loggedDeed
  .pick({ id: true, at: true, deed: true, postId: true, commentId: true, subject: true, reason: true, message: true })
  .extend({
    community: z.object({ id, alias: z.string(), name: z.string() }),
    appeal: appeal.nullable(),
    canAppeal: z.boolean(),
  });

/** Why a post waits for somebody to look at it. */
export const heldPost = z.object({
  postId: id,
  because: z.enum(['words', 'newcomer']),
  /** The word that was found. */
  word: z.string(),
});

/** A word or an address for which posts are held. */
export const reviewWord = z.object({ id, text: z.string(), createdAt: iso });
