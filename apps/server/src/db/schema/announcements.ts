import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { people } from './people.ts';

/** What the organisation tells its members for a while. */
export const announcements = pgTable(
  'announcements',
  {
    id: text().primaryKey(),
    title: text().notNull(),
    description: text().notNull(),
    link: text(),
    isActive: boolean().notNull().default(false),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    /** None: everybody. A segment that is deleted stays named, so that what was for a few is never for all. */
    segmentIds: text().array().notNull().default([]),
    createdAt: instant().notNull(),
    createdBy: text().references(() => people.id, { onDelete: 'set null' }),
    updatedAt: instant(),
  },
  (t) => [
    index('announcements_newest_idx').on(t.createdAt.desc(), t.id.desc()),
    uniqueIndex('announcements_active_key')
      .on(t.isActive)
      .where(sql`${t.isActive}`),
    index('announcements_creator_idx').on(t.createdBy),
  ],
);

export const announcementDismissals = pgTable(
  'announcement_dismissals',
  {
    personId: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    announcementId: text()
      .notNull()
      .references(() => announcements.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.personId, t.announcementId] }),
    index('announcement_dismissals_announcement_idx').on(t.announcementId),
  ],
);
