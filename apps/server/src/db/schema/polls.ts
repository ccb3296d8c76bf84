import { boolean, integer, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { people } from './people.ts';
import { posts } from './posts.ts';

/** What a post asks its readers to choose from: one poll at most. */
export const postPolls = pgTable('post_polls', {
  postId: text()
    .primaryKey()
    .references(() => posts.id, { onDelete: 'cascade' }),
  isMultiple: boolean().notNull(),
  results: text({ enum: ['always', 'afterVote', 'afterClose'] }).notNull(),
  closesAt: instant(),
  /** How many people have voted. */
  votersCount: integer().notNull().default(0),
});

export const pollOptions = pgTable(
  'poll_options',
  {
    id: text().primaryKey(),
    postId: text()
      .notNull()
      .references(() => postPolls.postId, { onDelete: 'cascade' }),
    text: text().notNull(),
    position: smallint().notNull(),
    votesCount: integer().notNull().default(0),
  },
  (t) => [index('poll_options_post_idx').on(t.postId, t.position)],
);

/** What somebody has voted for: one row of each person, however many answers the poll takes. */
export const pollVotes = pgTable(
  'poll_votes',
  {
    postId: text()
      .notNull()
      .references(() => postPolls.postId, { onDelete: 'cascade' }),
    personId: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    optionIds: text().array().notNull(),
    at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.personId] }), index('poll_votes_person_idx').on(t.personId)],
);
