import { boolean, date, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { people } from './people.ts';

/** What somebody is to the organisation, one membership each; `memberships` are those of communities. */
export const ownMemberships = pgTable('own_memberships', {
  id: text().primaryKey(),
  personId: text()
    .notNull()
    .unique()
    .references(() => people.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  joinedOn: date().notNull(),
  /** Null: it has no end. */
  renewedTo: date(),
  /** It is paid for again by itself. */
  renewsItself: boolean().notNull().default(false),
  /** Null: it goes on. */
  terminatedOn: date(),
  /** Why it was cancelled, and in whose words where none of the reasons fits. */
  cancelReason: text(),
  cancelReasonOther: text(),
  cancelledAt: instant(),
});
