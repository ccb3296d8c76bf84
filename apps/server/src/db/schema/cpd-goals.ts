import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cpdRecords } from './cpd.ts';
import { instant } from './instant.ts';
import { people } from './people.ts';

/** What somebody means to learn. Its period is kept by one of its days: the rules of the organisation may change. */
export const cpdGoals = pgTable(
  'cpd_goals',
  {
    id: text().primaryKey(),
    personId: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    title: text().notNull(),
    why: text().notNull().default(''),
    by: date().notNull(),
    /** A category of the organisation's rules; '' for none of them. */
    category: text().notNull().default(''),
    minutes: integer(),
    reachedAt: instant(),
    createdAt: instant().notNull(),
    /** When anything of it was changed last, so that it is known what it said on a day. */
    updatedAt: instant()
      .notNull()
      .default(sql`now()`),
    /** Counts what was changed of its words. */
    revision: integer().notNull().default(0),
  },
  (t) => [index('cpd_goals_person_idx').on(t.personId, t.day, t.createdAt, t.id)],
);

/** What was done for a goal. */
export const cpdGoalRecords = pgTable(
  'cpd_goal_records',
  {
    goalId: text()
      .notNull()
      .references(() => cpdGoals.id, { onDelete: 'cascade' }),
    recordId: text()
      .notNull()
      .references(() => cpdRecords.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.goalId, t.recordId] }), index('cpd_goal_records_record_idx').on(t.recordId)],
);

/** How somebody looks back on a period, which is kept as that of a goal is. */
export const cpdReflections = pgTable(
  'cpd_reflections',
  {
    personId: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    /** '': it was taken out again. */
    text: text().notNull(),
    writtenAt: instant().notNull(),
    revision: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.personId, t.day] })],
);
