import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { communities } from './communities.ts';

/** What is counted of a day, which is a day of the organisation's zone. */
function counted() {
  return {
    /** Who belonged at its end. */
    members: integer().notNull().default(0),
    /** Memberships that began. */
    joined: integer().notNull().default(0),
    /** People who opened a post that was new to them. */
    readers: integer().notNull().default(0),
    posts: integer().notNull().default(0),
    /** Of the posts, those that ask. */
    questions: integer().notNull().default(0),
    /** Questions that got their first answer, within 24 hours. */
    answered: integer().notNull().default(0),
    /** Questions without an answer at its end. */
    unanswered: integer().notNull().default(0),
  };
}

/** How a community did on a day, counted in the night after it. */
export const communityDays = pgTable(
  'community_days',
  {
    communityId: text()
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    ...counted(),
  },
  (t) => [primaryKey({ columns: [t.communityId, t.day] }), index('community_days_day_idx').on(t.day)],
);

/** How all of them did, each person counted once. A day that stands here has been counted. */
export const portalDays = pgTable('portal_days', { day: date().primaryKey(), ...counted() });
