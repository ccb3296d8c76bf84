import type { PrivacyChoices, PrivacyFlags } from '@portal/rules';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';

/** Where people work. */
export const organisations = pgTable(
  'organisations',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** Where it is, as it is shown. */
    location: text().notNull().default(''),
    /** Of its public address; empty where it is not known, and then it is near nothing. */
    postCode: text().notNull().default(''),
  },
  (t) => [
    index('organisations_name_idx').on(t.name, t.id),
    index('organisations_post_code_idx').on(t.postCode),
    index('organisations_search_idx').using('gin', sql`search_text(${t.name} || ' ' || ${t.location}) gin_trgm_ops`),
  ],
);

export const people = pgTable(
  'people',
  {
    id: text().primaryKey(),
    email: text().notNull(),
    /** Whoever signs in by it reads it, as staff or a link that was mailed there have shown. */
    emailConfirmed: boolean().notNull().default(true),
    /** Empty: they have not chosen one yet, or are erased. */
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
    /** Of those that are known; its name stands beside it, as it is shown. */
    organisationId: text().references(() => organisations.id, { onDelete: 'set null' }),
    jobTitle: text(),
    /** Since when they work there. */
    workingSince: date(),
    description: text().notNull().default(''),
    avatarAssetId: text(),
    /** Setting it ends, for good, whatever the person has open: two triggers of migration 0007 see to it. */
    disabledAt: instant(),
    /** Their data is erased: what they wrote in public stays under the name that the row has now. */
    erasedAt: instant(),
    /** Since when they are held to the rules of CPD, as the membership system says; null: as long as their records go back. */
    joinedOn: date(),
    /** When they had finished, or put away, what is shown at the first login. */
    firstLoginAt: instant(),
    /** Whom they show what of themself; null: as by default. */
    privacy: jsonb().$type<Partial<PrivacyChoices>>(),
    privacyVersion: integer().notNull().default(0),
    /** What the directory tells of them; null: they have never said. */
    directory: jsonb().$type<PrivacyFlags>(),
    /** Ids of categories and subcategories of what they know well. */
    expertise: text().array().notNull().default([]),
    createdAt: instant().notNull(),
    /** What a name is looked for in. */
    searchName: text().generatedAlwaysAs(sql`search_text(first_name || ' ' || last_name)`),
    /** `standsInDirectory`, but for who was invited and has not come in yet. */
    isListed: boolean()
      .notNull()
      .generatedAlwaysAs(
        sql`'Member' = any (contact_types) and not membership_lapsed and disabled_at is null and (directory ->> 'includeInDirectory') is distinct from 'false'`,
      ),
  },
  (t) => [
    index('people_search_name_idx').using('gin', t.searchName.op('gin_trgm_ops')),
    index('people_search_email_idx').using('gin', sql`search_text(${t.email}) gin_trgm_ops`),
    uniqueIndex('people_email_key').on(sql`lower(${t.email})`),
    index('people_name_idx').on(t.lastName, t.firstName, t.id),
    /** Staff alone, by their role: few of many. */
    index('people_staff_idx')
      .on(t.role, sql`lower(${t.email})`, t.id)
      .where(sql`${t.role} <> 0`),
    /** Few of many, too; of those who are erased nothing is listed. */
    index('people_disabled_idx')
      .on(t.lastName, t.firstName, t.id)
      .where(sql`${t.disabledAt} is not null and ${t.erasedAt} is null`),
    index('people_contact_types_idx').using('gin', t.contactTypes),
    index('people_listed_idx')
      .on(t.lastName, t.firstName, t.id)
      .where(sql`${t.isListed}`),
    index('people_listed_state_idx')
      .on(t.homeState, t.lastName, t.firstName, t.id)
      .where(sql`${t.isListed}`),
    /** Whom everybody finds by the state, and everybody else: counted without a row of theirs. */
    index('people_state_shown_idx')
      .on(t.homeState, t.id)
      .where(sql`${t.isListed} and coalesce(${t.privacy} ->> 'state', 'everyone') = 'everyone'`),
    index('people_state_kept_idx')
      .on(t.homeState, t.id, t.privacy)
      .where(sql`${t.isListed} and coalesce(${t.privacy} ->> 'state', 'everyone') <> 'everyone'`),
    index('people_expertise_idx')
      .using('gin', t.expertise)
      .where(sql`${t.isListed}`),
    /** All that tells of whom it is told where they work, so that counting them reads no row of theirs. By id first, so that nothing else is looked up in it. */
    index('people_workplace_idx')
      .on(t.id, t.organisationId, t.privacy, t.directory)
      .where(sql`${t.isListed} and ${t.organisationId} is not null`),
    index('people_organisation_idx')
      .on(t.organisationId)
      .where(sql`${t.organisationId} is not null`),
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

/** What somebody says of themself beyond what others see of them; who has said nothing has no row. */
export const personDetails = pgTable('person_details', {
  personId: text()
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  title: text().notNull().default(''),
  middleName: text().notNull().default(''),
  preferredName: text().notNull().default(''),
  nameSaid: text().notNull().default(''),
  /** One line of them all. */
  postNominals: text().notNull().default(''),
  gender: text().notNull().default(''),
  dateOfBirth: date(),
  graduationDate: date(),
  address: text().notNull().default(''),
  postCode: text().notNull().default(''),
  country: text().notNull().default('au'),
  postalAddress: text().notNull().default(''),
  postalSuburb: text().notNull().default(''),
  postalState: text().notNull().default(''),
  postalPostCode: text().notNull().default(''),
  postalCountry: text().notNull().default('au'),
  version: integer().notNull(),
  updatedAt: instant().notNull(),
});

/** What somebody wrote to the organisation, until it is long answered. */
export const enquiries = pgTable(
  'enquiries',
  {
    id: text().primaryKey(),
    personId: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text().notNull(),
    mobile: text().notNull(),
    memberNumber: text().notNull(),
    comments: text().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [index('enquiries_person_idx').on(t.personId), index('enquiries_created_idx').on(t.createdAt)],
);

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
  (t) => [primaryKey({ columns: [t.personId, t.segmentId] }), index('person_segments_segment_idx').on(t.segmentId)],
);
