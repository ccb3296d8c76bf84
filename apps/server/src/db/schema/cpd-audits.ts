import type { AuditContents, CpdAudit } from '@portal/api/contract';
import type { RulePack, Standing } from '@portal/rules';
import { bigint, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { people } from './people.ts';

/** Members are asked to show what they have recorded in a period, which is kept by its days: the rules of the organisation may change. */
export const cpdAudits = pgTable(
  'cpd_audits',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    firstDay: date().notNull(),
    lastDay: date().notNull(),
    dueOn: date().notNull(),
    status: text({ enum: ['open', 'closed'] }).notNull(),
    /** How its members were found, so that a sample can be drawn again. */
    selection: jsonb().$type<CpdAudit['selection']>().notNull(),
    createdAt: instant().notNull(),
    revision: integer().notNull().default(0),
  },
  (t) => [index('cpd_audits_created_idx').on(t.createdAt, t.id), index('cpd_audits_period_idx').on(t.lastDay)],
);

export const cpdAuditCases = pgTable(
  'cpd_audit_cases',
  {
    id: text().primaryKey(),
    auditId: text()
      .notNull()
      .references(() => cpdAudits.id, { onDelete: 'cascade' }),
    personId: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    status: text({ enum: ['asked', 'submitted', 'returned', 'accepted'] }).notNull(),
    dueOn: date().notNull(),
    /** How often something was submitted. */
    submissions: integer().notNull().default(0),
    submittedAt: instant(),
    revision: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('cpd_audit_cases_once_key').on(t.auditId, t.personId),
    index('cpd_audit_cases_person_idx').on(t.personId),
    index('cpd_audit_cases_due_idx').on(t.dueOn),
  ],
);

/** Rules, standing and certificates as they were at that moment, since all of them may change. */
export interface AuditPapers {
  holder: string;
  pack: RulePack;
  /** What was submitted before a period could roll says nothing of what is ahead. */
  standing: Omit<Standing, 'period' | 'ahead'> & Partial<Pick<Standing, 'ahead'>>;
  certificates: { cpdId: string; number: string; issuedAt: string }[];
  /** Goals and reflection; left out: it was submitted before they were kept with it. */
  plan?: {
    goals: { title: string; why: string; by: string; reachedAt: string | null }[];
    reflection: string;
  };
}

/** What a member has submitted, word for word: nothing that they change afterwards changes it. Its files are assets of its own. */
export const cpdAuditSubmissions = pgTable(
  'cpd_audit_submissions',
  {
    id: text().primaryKey(),
    caseId: text()
      .notNull()
      .references(() => cpdAuditCases.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    submittedAt: instant().notNull(),
    note: text().notNull().default(''),
    contents: jsonb().$type<AuditContents>().notNull(),
    /** What its pack is made from besides; null: it was submitted before packs were made. */
    papers: jsonb().$type<AuditPapers>(),
    /** Null: nobody has decided yet. */
    decision: text({ enum: ['accepted', 'returned'] }),
    decidedAt: instant(),
    decidedBy: text().references(() => people.id, { onDelete: 'set null' }),
    reason: text().notNull().default(''),
    remarks: jsonb().$type<{ cpdId: string; text: string }[]>().notNull().default([]),
  },
  (t) => [
    uniqueIndex('cpd_audit_submissions_number_key').on(t.caseId, t.number),
    index('cpd_audit_submissions_decided_idx').on(t.decidedBy),
  ],
);

/** What was done in an audit. Rows are added and never changed, which a trigger of the migration sees to; an account that is deleted leaves them without its name. */
export const cpdAuditTrail = pgTable(
  'cpd_audit_trail',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    auditId: text()
      .notNull()
      .references(() => cpdAudits.id),
    at: instant().notNull(),
    kind: text({
      enum: [
        'created',
        'submitted',
        'accepted',
        'returned',
        'extended',
        'reminded',
        'evidenceOpened',
        'packTaken',
        'resultsTaken',
        'closed',
      ],
    }).notNull(),
    /** Null: the portal itself, or an account that is no more. */
    actorId: text().references(() => people.id, { onDelete: 'set null' }),
    /** The member whom it concerns. */
    personId: text().references(() => people.id, { onDelete: 'set null' }),
    dueOn: date(),
  },
  (t) => [
    index('cpd_audit_trail_audit_idx').on(t.auditId, t.id),
    index('cpd_audit_trail_actor_idx').on(t.actorId),
    index('cpd_audit_trail_person_idx').on(t.personId),
  ],
);
