import { sql } from 'drizzle-orm';
import { boolean, date, index, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';

export const people = pgTable(
  'people',
  {
    id: text().primaryKey(),
    email: text().notNull(),
    passwordHash: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    pronoun: text(),
    /** Standard 0, Admin 1, WorkSpaceOwner 2, Manager 3. */
    role: smallint().notNull().default(0),
    contactTypes: text().array().notNull().default([]),
    memberNum: text(),
    membershipLapsed: boolean().notNull().default(false),
    tfaEnabled: boolean().notNull().default(false),
    mobile: text(),
    /** Codes go to the mobile, where there is one. */
    allowSms: boolean().notNull().default(false),
    homeState: text(),
    suburb: text(),
    organisationName: text(),
    jobTitle: text(),
    description: text().notNull().default(''),
    avatarAssetId: text(),
    /** Setting it ends, for good, whatever the person has open: two triggers of migration 0007 see to it. */
    disabledAt: instant(),
    /** Since when they are held to the rules of CPD, as the membership system says; null: as long as their records go back. */
    joinedOn: date(),
    /** When they had finished, or put away, what is shown at the first login. */
    firstLoginAt: instant(),
    createdAt: instant().notNull(),
    /** What a name is looked for in. */
    searchName: text().generatedAlwaysAs(sql`search_text(first_name || ' ' || last_name)`),
  },
  (t) => [
    index('people_search_name_idx').using('gin', t.searchName.op('gin_trgm_ops')),
    uniqueIndex('people_email_key').on(sql`lower(${t.email})`),
    index('people_name_idx').on(t.lastName, t.firstName, t.id),
  ],
);

/** What somebody eats and needs at events, told to nobody else until it is on a ticket. */
export const personRequirements = pgTable('person_requirements', {
  personId: text()
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  dietaryRequirements: jsonb().$type<string[]>().notNull(),
  otherDietaryRequirement: text(),
  accessibilityRequirement: text(),
  updatedAt: instant().notNull(),
});

export const segments = pgTable('segments', {
  id: text().primaryKey(),
  name: text().notNull(),
});

export const personSegments = pgTable(
  'person_segments',
  {
    personId: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    segmentId: text()
      .notNull()
      .references(() => segments.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.personId, t.segmentId] })],
);
