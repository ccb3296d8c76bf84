import * as z from 'zod';
import { enteredDay, id, iso, nextCursor } from '../../contract/fields.ts';
import { limits } from '../../contract/limits.ts';
import { plainText } from '../../contract/texts.ts';
import { auditStatuses, caseStatuses, trailKinds } from './statuses.ts';

const { audit: bounds } = limits;

/** A day that is read. */
const day = z.iso.date();

/** A day that is written. */
export const dueDay = enteredDay;

/** The state of what was read. */
export const readRevision = z.int().min(0).max(2_147_483_647);

/** Among whom a sample is drawn: members whose accounts are open. */
export const auditFilter = z.object({
  /** By what they have recorded in the period. */
  records: z.enum(['any', 'some', 'none']).default('any'),
  includesLapsed: z.boolean().default(false),
  /** Leaves out whom an audit has asked about this period before. */
  leavesOutAsked: z.boolean().default(true),
});

export const auditWhom = z.union([
  z.object({
    kind: z.literal('sample'),
    size: z.int().min(1).max(bounds.people),
    /** Decides with the ids of members who is drawn; left out, it is made. */
    seed: z.string().trim().min(1).max(bounds.seedLength).optional(),
    filter: auditFilter,
  }),
  z.object({ kind: z.literal('named'), personIds: z.array(id).min(1).max(bounds.named) }),
]);

/** How members came into an audit. */
const selection = z.union([
  z.object({
    kind: z.literal('sample'),
    /** How many there were to draw from. */
    of: z.int(),
    size: z.int(),
    seed: z.string(),
    filter: auditFilter,
  }),
  z.object({ kind: z.literal('named'), size: z.int() }),
]);

const span = z.object({ firstDay: day, lastDay: day });

export const audit = z.object({
  auditId: id,
  name: z.string(),
  period: span,
  /** The last day on which members submit, where they have not got longer. */
  dueOn: day,
  status: z.enum(auditStatuses),
  selection,
  counts: z.object({ asked: z.int(), submitted: z.int(), returned: z.int(), accepted: z.int(), overdue: z.int() }),
  createdAt: iso,
  revision: z.int(),
});

export const auditCase = z.object({
  caseId: id,
  name: z.string(),
  memberNumber: z.string().nullable(),
  status: z.enum(caseStatuses),
  dueOn: day,
  /** The day is past, and nothing is submitted that counts. */
  isOverdue: z.boolean(),
  submittedAt: iso.nullable(),
  revision: z.int(),
});

export const auditedRecord = z.object({
  cpdId: id,
  title: z.string(),
  categoryName: z.string(),
  presenter: z.string(),
  domain: z.string(),
  completedDate: iso,
  /** By whose clock it was finished. */
  timeZone: z.string(),
  hours: z.number(),
  minutes: z.int(),
  source: z.enum(['own', 'event', 'course', 'import']),
  learned: z.string(),
  plan: z.string(),
  evidence: z.array(z.object({ id, name: z.string() })),
});

/** What the records of a period come to, and what is written about it. */
const contentsFacts = z.object({
  unit: z.enum(['hours', 'points']),
  completedHours: z.number(),
  requiredHours: z.number(),
  isMet: z.boolean(),
  /** Goals and reflection, and what is asked of them; null: it was submitted before they were kept with it. */
  plan: z
    .object({
      goals: z.array(z.object({ title: z.string(), why: z.string(), by: day, reachedDate: iso.nullable() })),
      reflection: z.string(),
      goalsRequired: z.int(),
      asksReflection: z.boolean(),
      isMet: z.boolean(),
    })
    .nullable()
    .default(null),
});

/** What a member has recorded in the period, finished and in the order of its days. */
export const auditContents = z.object({ ...contentsFacts.shape, records: z.array(auditedRecord) });

/** The same as it is shown: its first records, and where the others go on. */
export const shownContents = z.object({
  ...contentsFacts.shape,
  recordsCount: z.int(),
  /** Of all records. */
  filesCount: z.int(),
  records: z.array(auditedRecord),
  nextCursor,
});

export const auditRemark = z.object({ cpdId: id, text: plainText(bounds.remarkLength) });

/** What a member has submitted once, and what became of it. */
export const auditSubmission = z.object({
  number: z.int(),
  submittedAt: iso,
  note: z.string(),
  decision: z.enum(['accepted', 'returned']).nullable(),
  decidedAt: iso.nullable(),
  /** Null for the member: the organisation has decided. */
  decidedBy: z.string().nullable(),
  reason: z.string(),
  remarks: z.array(z.object({ cpdId: id, text: z.string() })),
});

/** A case as those see it who look after the audit. */
export const auditCaseDetail = z.object({
  ...auditCase.shape,
  audit: z.object({ auditId: id, name: z.string(), period: span, status: z.enum(auditStatuses) }),
  /** The last first. */
  submissions: z.array(auditSubmission),
  /** What was submitted last; null: nothing yet. */
  contents: shownContents.nullable(),
});

/** An audit as the member sees it who is audited. */
export const ownAudit = z.object({
  caseId: id,
  name: z.string(),
  period: span,
  status: z.enum(caseStatuses),
  dueOn: day,
  isOverdue: z.boolean(),
  /** Something is to be submitted. */
  isWanted: z.boolean(),
  submittedAt: iso.nullable(),
});

export const ownAuditDetail = z.object({
  ...ownAudit.shape,
  revision: z.int(),
  submissions: z.array(auditSubmission),
  /** What will be submitted, or what was submitted last. */
  contents: shownContents,
  /** Of all the contents, so that what is submitted is what was seen; null where nothing is to be submitted. */
  fingerprint: z.string().nullable(),
});

export const auditTrailEntry = z.object({
  id,
  at: iso,
  kind: z.enum(trailKinds),
  /** Null: the portal itself, or an account that is no more. */
  by: z.string().nullable(),
  /** The member whom it concerns; null: all of the audit. */
  member: z.string().nullable(),
  /** The day until which somebody has got longer. */
  dueOn: day.nullable(),
});
