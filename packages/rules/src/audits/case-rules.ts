import {
  type AuditStatus,
  type CaseStatus,
  conflict,
  daysAfter,
  forbiddenBecause,
  invalid,
  limits,
  type Refusal,
} from '@portal/api/rules';

export type CaseAction = 'submit' | 'accept' | 'return' | 'extend';

export interface CaseFacts {
  personId: string;
  status: CaseStatus;
  revision: number;
  auditStatus: AuditStatus;
  /** How often something was submitted. */
  submissions: number;
}

const whileStatus: Readonly<Record<CaseAction, readonly CaseStatus[]>> = {
  submit: ['asked', 'returned'],
  extend: ['asked', 'returned'],
  accept: ['submitted'],
  return: ['submitted'],
};

const tooLate: Readonly<Record<CaseAction, string>> = {
  submit: 'It has been submitted already.',
  extend: 'It has been submitted already.',
  accept: 'There is nothing to decide.',
  return: 'There is nothing to decide.',
};

/** Of two who act at once, the second is told. Nobody decides about themselves, and nobody but they submit their records. */
export function caseActionRefusal(
  action: CaseAction,
  facts: CaseFacts,
  { actor, revision, isImpersonated }: { actor: { id: string }; revision: number; isImpersonated: boolean },
): Refusal | null {
  if (action === 'submit' && isImpersonated) return forbiddenBecause('Nobody submits the records of somebody else.');
  if (action !== 'submit' && actor.id === facts.personId)
    return forbiddenBecause('Somebody else decides about your own records.');
  if (facts.auditStatus === 'closed') return conflict('This audit is closed.');
  if (facts.revision !== revision) return { code: 'stale', message: 'This has been changed meanwhile.' };
  if (!whileStatus[action].includes(facts.status)) return conflict(tooLate[action]);
  return action === 'submit' && facts.submissions >= limits.audit.submissions
    ? conflict('It has been submitted too often. Ask the organisation.')
    : null;
}

/** Something is to be submitted. */
export function isWanted(status: CaseStatus, auditStatus: AuditStatus): boolean {
  return auditStatus === 'open' && whileStatus.submit.includes(status);
}

/** The day is past, by the clock of the organisation, and what was asked for is not there. */
export function isOverdue(
  { status, dueOn, auditStatus }: { status: CaseStatus; dueOn: string; auditStatus: AuditStatus },
  today: string,
): boolean {
  return isWanted(status, auditStatus) && dueOn < today;
}

/** How many days before something is due its member is reminded; less than none: once it is late. */
const auditReminderDays = [7, 1, -1] as const;

/** So many days after its own a reminder is still sent, where nobody was there to send it. */
const daysToCatchUp = 7;

/** Within how many days of what is due there is a reminder to send at all. */
export const auditReminderSpan = { before: auditReminderDays[0], after: daysToCatchUp + 1 } as const;

/**
 * The reminder that is due today: the last of those whose day has come, also where the portal was away on that day. Null where the day by which something is due was set
 * later than that: whoever set it has told the member themselves.
 */
export function auditReminderDue({ dueOn, setOn }: { dueOn: string; setOn: string }, today: string): number | null {
  const begun = auditReminderDays.findLast((lead) => daysAfter(dueOn, -lead) <= today);
  if (begun === undefined) return null;
  const day = daysAfter(dueOn, -begun);
  return day >= setOn && daysAfter(day, daysToCatchUp) >= today ? begun : null;
}

export function dueRefusal(dueOn: string, today: string): Refusal | null {
  return dueOn < today ? invalid('body.dueOn', 'This day is past') : null;
}

/** Records are remarked on that were submitted. */
export function remarksRefusal(
  remarks: readonly { cpdId: string }[],
  records: readonly { cpdId: string }[],
): Refusal | null {
  const submitted = new Set(records.map(({ cpdId }) => cpdId));
  return remarks.every(({ cpdId }) => submitted.has(cpdId))
    ? null
    : invalid('body.remarks', 'This record was not submitted');
}

/** An audit that is closed stays closed, and none is while somebody waits for a decision: they could neither get one nor submit again. */
export function closeRefusal(
  audit: { status: AuditStatus; revision: number },
  { revision, undecided }: { revision: number; undecided: number },
): Refusal | null {
  if (audit.status === 'closed') return conflict('This audit is closed.');
  if (audit.revision !== revision) return { code: 'stale', message: 'This has been changed meanwhile.' };
  if (undecided === 0) return null;
  const who = undecided === 1 ? 'One member has' : `${undecided} members have`;
  return conflict(
    `${who} submitted and not been answered. Accept or return what they submitted, then close the audit.`,
  );
}

export function emptyAuditRefusal(candidates: number): Refusal | null {
  return candidates === 0 ? conflict('No member fits. Choose other conditions.') : null;
}

export function unknownPeopleRefusal(named: number, known: number): Refusal | null {
  return named === known ? null : invalid('body.whom', 'Somebody of these is no member any more');
}
