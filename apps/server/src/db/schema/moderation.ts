import { sql } from 'drizzle-orm';
import type { DecisionReason, ModerationAction } from '@portal/api/contract';
import { bigint, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { communities } from './communities.ts';
import { instant } from './instant.ts';
import { people } from './people.ts';

/**
 * What those who look after a community did there. Rows are added and never changed, which a trigger of the migration sees to; an account that is deleted leaves them
 * without its name. Posts and comments are named without a reference: what was done with them stays written whatever becomes of them.
 */
export const moderationLog = pgTable(
  'moderation_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    communityId: text()
      .notNull()
      .references(() => communities.id),
    at: instant().notNull(),
    /** One of `moderationActions`. */
    deed: text().$type<ModerationAction>().notNull(),
    /** Null: the portal itself, or an account that is no more. */
    actorId: text().references(() => people.id, { onDelete: 'set null' }),
    /** Whom it concerns. */
    personId: text().references(() => people.id, { onDelete: 'set null' }),
    postId: text(),
    commentId: text(),
    /** The title of the post, as it was. */
    subject: text().notNull().default(''),
    /** One of `decisionReasons`. */
    reason: text().$type<DecisionReason>(),
    /** What those were told whom it concerns. */
    message: text().notNull().default(''),
    /** What only those read who look after the community. */
    note: text().notNull().default(''),
  },
  (t) => [
    index('moderation_log_community_idx').on(t.communityId, t.id),
    index('moderation_log_person_idx')
      .on(t.personId, t.id)
      .where(sql`${t.personId} is not null`),
    index('moderation_log_post_idx')
      .on(t.postId, t.id)
      .where(sql`${t.postId} is not null`),
    index('moderation_log_actor_idx').on(t.actorId),
  ],
);

/** Asks that somebody else looks at a decision again. */
export const moderationAppeals = pgTable(
  'moderation_appeals',
  {
    id: text().primaryKey(),
    decisionId: bigint({ mode: 'number' })
      .notNull()
      .references(() => moderationLog.id),
    communityId: text()
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    authorId: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    words: text().notNull(),
    createdAt: instant().notNull(),
    /** Null: nobody has decided about it. */
    outcome: text({ enum: ['upheld', 'reversed'] }),
    answer: text().notNull().default(''),
    decidedAt: instant(),
    decidedBy: text().references(() => people.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('moderation_appeals_decision_key').on(t.decisionId),
    index('moderation_appeals_community_idx').on(t.communityId, t.createdAt, t.id),
    index('moderation_appeals_author_idx').on(t.authorId),
    index('moderation_appeals_decider_idx').on(t.decidedBy),
  ],
);

/** Words and addresses for which posts are held until somebody has looked at them. */
export const reviewWords = pgTable(
  'review_words',
  {
    id: text().primaryKey(),
    text: text().notNull(),
    createdAt: instant().notNull(),
    createdBy: text().references(() => people.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('review_words_text_key').on(sql`lower(${t.text})`),
    index('review_words_creator_idx').on(t.createdBy),
  ],
);
