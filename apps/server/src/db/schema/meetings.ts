import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { communities } from './communities.ts';
import { instant } from './instant.ts';
import { people } from './people.ts';

/** Meetings of communities. */
export const meetings = pgTable(
  'meetings',
  {
    id: text().primaryKey(),
    communityId: text()
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    /** Who made it. */
    createdBy: text().references(() => people.id, { onDelete: 'set null' }),
    name: text().notNull(),
    description: text().notNull(),
    link: text().notNull(),
    /** What one is asked for where it is held. */
    number: text(),
    password: text(),
    startAt: instant().notNull(),
    endAt: instant().notNull(),
    /** In minutes. */
    duration: integer().notNull(),
    /** By whose clock it was set. */
    zone: text().notNull(),
    rsvpAt: instant(),
    /** Public 1, Community 2, Private 3. */
    visible: smallint().$type<1 | 2 | 3>().notNull(),
    imageAssetId: text(),
    /** When those who may come were told of it. */
    notifiedAt: instant(),
    /** When it was put on the dashboard of all members. */
    publishedAt: instant(),
    createdAt: instant().notNull(),
    /** It was called off; it stays for the calendars of those who come. */
    deletedAt: instant(),
    version: integer().notNull().default(1),
    /** Counts what was changed of it that calendars show, whatever way. The database counts. */
    calendarRevision: integer().notNull().default(0),
    calendarRevisedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    index('meetings_community_idx').on(t.communityId, t.endAt),
    index('meetings_end_idx').on(t.endAt),
    index('meetings_creator_idx').on(t.createdBy),
    check('meetings_visible', sql`${t.visible} between 1 and 3`),
  ],
);

/** Who is invited to a meeting, and what people have answered. */
export const meetingPeople = pgTable(
  'meeting_people',
  {
    meetingId: text()
      .notNull()
      .references(() => meetings.id, { onDelete: 'cascade' }),
    personId: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    isInvited: boolean().notNull().default(false),
    /** No response 0, Going 1, Can't go 2. */
    status: smallint().$type<0 | 1 | 2>().notNull().default(0),
    at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.meetingId, t.personId] }),
    index('meeting_people_person_idx').on(t.personId, t.status),
    check('meeting_people_status', sql`${t.status} between 0 and 2`),
  ],
);

export const meetingFavourites = pgTable(
  'meeting_favourites',
  {
    meetingId: text()
      .notNull()
      .references(() => meetings.id, { onDelete: 'cascade' }),
    personId: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.meetingId, t.personId] }),
    index('meeting_favourites_person_idx').on(t.personId, t.at),
  ],
);
