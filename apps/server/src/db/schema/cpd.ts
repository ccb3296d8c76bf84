import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { events } from './events.ts';
import { instant } from './instant.ts';
import { people } from './people.ts';

/** Records that somebody brought in together, so that they can be taken out together. */
export const cpdBatches = pgTable(
  'cpd_batches',
  {
    id: text().primaryKey(),
    personId: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** What brought them in: a file, or an entry that was said of several days. */
    kind: text({ enum: ['import', 'series'] })
      .notNull()
      .default('import'),
    /** Of the file, or of the entry. */
    name: text().notNull(),
    recordsCount: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [index('cpd_batches_person_idx').on(t.personId, t.createdAt, t.id)],
);

/** What somebody has learned, and how long it took. To which period it counts is not kept: the rules of the organisation say it. */
export const cpdRecords = pgTable(
  'cpd_records',
  {
    id: text().primaryKey(),
    personId: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    /** A category of the organisation's rules, or what an import calls it. */
    category: text().notNull(),
    domain: text().notNull().default(''),
    presenter: text().notNull().default(''),
    /** Null: it is not finished yet. */
    completedAt: instant(),
    /** By whose clock it was finished. */
    timeZone: text().notNull(),
    minutes: integer().notNull(),
    /** What they learned, and what they will do with it. */
    learned: text().notNull().default(''),
    plan: text().notNull().default(''),
    relatedEventId: text().references(() => events.id, { onDelete: 'set null' }),
    /** Who has written it: its owner, or what they attended, completed or brought along. */
    source: text({ enum: ['own', 'event', 'course', 'import'] }).notNull(),
    /** What it comes from, so that it comes once however often that is told; null: written by hand. */
    sourceKey: text(),
    /** What it was brought in with; null: it came alone. */
    batchId: text().references(() => cpdBatches.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** Counts what was changed since it was made, so that nobody overwrites what they have not read. */
    revision: integer().notNull().default(0),
    /** It was taken back that its owner came to the event; it counts for nothing, and stays for what they wrote. */
    withdrawnAt: instant(),
    /** When what it comes from was corrected, and it with it; null: it says what it said first. */
    correctedAt: instant(),
    /** Of what it said when it was accepted in an audit (`recordHash`); null: it was not, and no longer is once it says something else. */
    acceptedHash: text(),
    /** It can be taken back for a while. */
    deletedAt: instant(),
  },
  (t) => [
    index('cpd_records_person_idx')
      .on(t.personId, t.completedAt, t.id)
      .where(sql`${t.deletedAt} is null`),
    uniqueIndex('cpd_records_source_key').on(t.personId, t.sourceKey),
    index('cpd_records_event_idx').on(t.relatedEventId),
    index('cpd_records_batch_idx').on(t.batchId),
    index('cpd_records_deleted_idx')
      .on(t.deletedAt)
      .where(sql`${t.deletedAt} is not null`),
    check('cpd_records_minutes', sql`${t.minutes} >= 0`),
  ],
);

export const courses = pgTable(
  'courses',
  {
    id: text().primaryKey(),
    code: text().notNull(),
    name: text().notNull(),
    categoryName: text().notNull(),
    /** What completing it counts for CPD; null: nothing. */
    cpdMinutes: integer(),
    /** A category of the organisation's rules; '' for none of them. */
    cpdCategory: text().notNull().default(''),
  },
  (t) => [uniqueIndex('courses_code_key').on(t.code)],
);

export const enrolments = pgTable(
  'enrolments',
  {
    id: text().primaryKey(),
    personId: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    courseId: text()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    /** Active, Completed, or what else the system says that gives the course. */
    status: text().notNull(),
    expiresOn: date(),
    completedOn: date(),
    /** Where the course is taken. */
    loginUrl: text(),
    createdAt: instant().notNull(),
  },
  (t) => [uniqueIndex('enrolments_once_key').on(t.personId, t.courseId), index('enrolments_course_idx').on(t.courseId)],
);

/** Places in courses that changed since records of CPD were last made of them; triggers of the migration write them in the transaction of the change, whoever makes it. */
export const enrolmentChanges = pgTable(
  'enrolment_changes',
  {
    personId: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    courseId: text()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    /** Counts the changes, so that one that comes while a record is made is not lost. */
    changes: integer().notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.personId, t.courseId] }), index('enrolment_changes_course_idx').on(t.courseId)],
);

/** Leaves in which nothing is asked of somebody, such as parental leave. */
export const cpdLeaves = pgTable(
  'cpd_leaves',
  {
    id: text().primaryKey(),
    personId: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    firstDay: date().notNull(),
    /** It belongs to the leave. */
    lastDay: date().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    index('cpd_leaves_person_idx').on(t.personId, t.firstDay),
    check('cpd_leaves_order', sql`${t.lastDay} >= ${t.firstDay}`),
  ],
);
