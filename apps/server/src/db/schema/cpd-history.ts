import type { RulePack } from '@portal/rules';
import { bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { cpdRecords } from './cpd.ts';
import { instant } from './instant.ts';
import { people } from './people.ts';

/** What a record said, and what proved it. */
export interface StoredRecord {
  title: string;
  category: string;
  domain: string;
  presenter: string;
  completedAt: string | null;
  timeZone: string;
  minutes: number;
  learned: string;
  plan: string;
  source: (typeof cpdRecords.$inferSelect)['source'];
  evidence: { id: string; name: string; hash: string; type: string; bytes: number }[];
}

/**
 * Every state of every CPD record, written by triggers of the migration when the transaction ends that has changed it, so that a pack tells how things
 * stood on a day. Rows are added and never changed; they go with the account.
 */
export const cpdRecordVersions = pgTable(
  'cpd_record_versions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    recordId: text().notNull(),
    personId: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** Since when the record said so. */
    at: instant().notNull(),
    isDeleted: boolean().notNull(),
    contents: jsonb().$type<StoredRecord>().notNull(),
  },
  (t) => [
    index('cpd_record_versions_person_idx').on(t.personId, t.recordId, t.at, t.id),
    index('cpd_record_versions_record_idx').on(t.recordId, t.id),
  ],
);

/** What a goal said; its period is kept by one of its days. */
export interface StoredGoal {
  kind: 'goal';
  day: string;
  title: string;
  why: string;
  by: string;
  reachedAt: string | null;
  createdAt: string;
}

/** How somebody looked back on the period of a day. */
export interface StoredReflection {
  kind: 'reflection';
  day: string;
  text: string;
}

/** Every state of every goal and reflection, kept as those of records are, for the same packs. */
export const cpdPlanVersions = pgTable(
  'cpd_plan_versions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Of the goal, or of the person and the day of a reflection. */
    planId: text().notNull(),
    personId: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
    isDeleted: boolean().notNull(),
    contents: jsonb().$type<StoredGoal | StoredReflection>().notNull(),
  },
  (t) => [
    index('cpd_plan_versions_person_idx').on(t.personId, t.planId, t.at, t.id),
    index('cpd_plan_versions_plan_idx').on(t.planId, t.id),
  ],
);

/** What the rules looked at of a person, and their name, as documents say it. */
interface StoredPerson {
  name: string;
  joinedOn: string | null;
  leaves: { firstDay: string; lastDay: string }[];
}

/** How things stood with a person until something of it was changed, written by triggers of the migration; who has no row has always been as they are. */
export const cpdPersonVersions = pgTable(
  'cpd_person_versions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    personId: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** Until when they were so. */
    until: instant().notNull(),
    contents: jsonb().$type<StoredPerson>().notNull(),
  },
  (t) => [index('cpd_person_versions_person_idx').on(t.personId, t.until, t.id)],
);

/** The rules of the organisation since a moment, written when the server starts by others. Before the first of them nobody knows better than by the first. */
export const cpdRuleVersions = pgTable(
  'cpd_rule_versions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    since: instant().notNull(),
    pack: jsonb().$type<RulePack>().notNull(),
  },
  (t) => [index('cpd_rule_versions_since_idx').on(t.since, t.id)],
);

/** Since when versions are kept, of records (1) and of goals and reflections (2), in a database that had people before; one that was empty then has no row and knows everything. */
export const cpdHistoryStarts = pgTable('cpd_history_starts', {
  id: integer().primaryKey(),
  at: instant().notNull(),
});
