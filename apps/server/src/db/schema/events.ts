import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { people } from './people.ts';
import { tags } from './posts.ts';

/** Where events are held, as the filter lists it. */
export const eventLocations = pgTable('event_locations', { id: text().primaryKey(), name: text().notNull() });

export const eventCategories = pgTable('event_categories', { id: text().primaryKey(), label: text().notNull() });

export const events = pgTable(
  'events',
  {
    id: text().primaryKey(),
    title: text().notNull(),
    kind: text({ enum: ['webinar', 'conference', 'cpd', 'general', 'meeting'] }).notNull(),
    status: text({ enum: ['draft', 'published', 'cancelled'] }).notNull(),
    shortDesc: text().notNull().default(''),
    contentHtml: text().notNull().default(''),
    startAt: instant().notNull(),
    startZone: text().notNull(),
    endAt: instant().notNull(),
    endZone: text().notNull(),
    locationId: text()
      .notNull()
      .references(() => eventLocations.id),
    /** Null: online. */
    address: text(),
    externalUrl: text(),
    imageAssetId: text(),
    /** Null: it does not count for CPD. */
    cpdHours: real(),
    cpdDetails: jsonb().$type<{ key: string; value: string }[]>().notNull().default([]),
    isMembersOnly: boolean().notNull().default(false),
    opensAt: instant(),
    closesAt: instant(),
    /** One click registers for this type of ticket. */
    singleClickTicketTypeId: text(),
    sponsorHtml: text(),
    reasoningHtml: text(),
    accessHtml: text(),
    enrolHtml: text(),
    enrolTitle: text(),
    coursesTitle: text(),
    coursesDescription: text(),
    /** Counts what was changed since it was made, so that nobody overwrites what they have not read. */
    revision: integer().notNull().default(0),
    /** Counts what was changed of it that calendars show, whatever way: they take a copy with a higher one only. The database counts. */
    calendarRevision: integer().notNull().default(0),
    calendarRevisedAt: instant().notNull().defaultNow(),
    /** What a word is looked for in. Kept: made anew for every event that may hold it, it takes longer than all else in a search. */
    searchText: text().generatedAlwaysAs(sql`search_text(title || ' ' || short_desc)`),
  },
  (t) => [index('events_start_idx').on(t.startAt, t.id), index('events_end_idx').on(t.endAt)],
);

const eventId = () =>
  text()
    .notNull()
    .references(() => events.id, { onDelete: 'cascade' });

export const eventCategoryLinks = pgTable(
  'event_category_links',
  {
    eventId: eventId(),
    categoryId: text()
      .notNull()
      .references(() => eventCategories.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.eventId, t.categoryId] }), index('event_category_links_idx').on(t.categoryId)],
);

export const eventTags = pgTable(
  'event_tags',
  {
    eventId: eventId(),
    tagId: text()
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.eventId, t.tagId] }), index('event_tags_tag_idx').on(t.tagId)],
);

export const eventSessions = pgTable(
  'event_sessions',
  {
    eventId: eventId(),
    position: integer().notNull(),
    /** Names it among those of its event in calendars, however often it is moved, renamed or put elsewhere. */
    id: text().notNull(),
    title: text().notNull(),
    startAt: instant().notNull(),
    startZone: text().notNull(),
    endAt: instant().notNull(),
    endZone: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.eventId, t.position] }), uniqueIndex('event_sessions_id_key').on(t.eventId, t.id)],
);

export const eventPresenters = pgTable(
  'event_presenters',
  {
    eventId: eventId(),
    position: integer().notNull(),
    name: text().notNull(),
    role: text().notNull().default(''),
    profileDesc: text().notNull().default(''),
    /** A member whose picture is shown. */
    personId: text().references(() => people.id, { onDelete: 'set null' }),
  },
  (t) => [primaryKey({ columns: [t.eventId, t.position] }), index('event_presenters_person_idx').on(t.personId)],
);

export const eventAttachments = pgTable(
  'event_attachments',
  {
    id: text().primaryKey(),
    eventId: eventId(),
    position: integer().notNull(),
    kind: text({ enum: ['doc', 'link'] }).notNull(),
    name: text().notNull(),
    /** Of a link. */
    url: text(),
    /** Of a document. */
    assetId: text(),
  },
  (t) => [index('event_attachments_event_idx').on(t.eventId, t.position)],
);

export const eventTicketTypes = pgTable(
  'event_ticket_types',
  {
    id: text().primaryKey(),
    eventId: eventId(),
    position: integer().notNull(),
    name: text().notNull(),
    amountCents: integer().notNull(),
    /** Null: without limit. */
    capacity: integer(),
    /** Sold to members alone. */
    isMembersOnly: boolean().notNull().default(false),
    sold: integer().notNull().default(0),
  },
  (t) => [index('event_ticket_types_event_idx').on(t.eventId, t.position)],
);

export const eventFavourites = pgTable(
  'event_favourites',
  {
    eventId: eventId(),
    personId: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.eventId, t.personId] }), index('event_favourites_person_idx').on(t.personId)],
);

/** What was done to an event by those who look after it. */
export const eventChanges = pgTable(
  'event_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    eventId: eventId(),
    at: instant().notNull(),
    kind: text({
      enum: ['created', 'copied', 'edited', 'published', 'cancelled', 'refundApproved', 'refundDeclined'],
    }).notNull(),
    personId: text().references(() => people.id, { onDelete: 'set null' }),
    changes: jsonb().$type<{ field: string; before: unknown; after: unknown }[]>().notNull().default([]),
  },
  (t) => [
    index('event_changes_event_idx').on(t.eventId, t.id),
    index('event_changes_person_idx')
      .on(t.personId)
      .where(sql`${t.personId} is not null`),
  ],
);

interface Nominee {
  title: string;
  name: string;
  email: string;
  mobile: string;
  orgName: string;
}

export const tickets = pgTable(
  'tickets',
  {
    id: text().primaryKey(),
    number: text().notNull(),
    eventId: eventId(),
    ticketTypeId: text()
      .notNull()
      .references(() => eventTicketTypes.id),
    personId: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    status: text({ enum: ['Active', 'Removed'] }).notNull(),
    /** As it was when the ticket was taken. */
    amountCents: integer().notNull(),
    dietaryRequirements: jsonb().$type<string[]>().notNull().default([]),
    otherDietaryRequirement: text(),
    accessibilityRequirement: text(),
    /** The order that paid for it, and which of its tickets this is. */
    orderId: text(),
    orderPosition: integer(),
    /** Who comes instead. */
    nominee: jsonb().$type<Nominee>(),
    /** Of the code that lets somebody in: who comes instead has another. */
    codeVersion: integer().notNull().default(1),
    /** What the scans of the door come to; null: they are not in. */
    attendedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('tickets_number_key').on(t.number),
    uniqueIndex('tickets_active_key')
      .on(t.eventId, t.personId)
      .where(sql`${t.status} = 'Active' and ${t.orderId} is null`),
    // However often a payment is told, its tickets are made once.
    uniqueIndex('tickets_order_key').on(t.orderId, t.orderPosition),
    // A list of events asks of each for the tickets of one person, who may have many.
    index('tickets_person_idx').on(t.personId, t.eventId),
    index('tickets_type_idx').on(t.ticketTypeId),
    index('tickets_event_idx').on(t.eventId, t.status),
  ],
);
