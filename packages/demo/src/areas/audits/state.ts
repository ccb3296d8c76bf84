import type {
  AuditCase,
  AuditContents,
  AuditFilter,
  AuditSubmission,
  AuditTrailEntry,
  CpdAudit,
} from '@portal/api/contract';
import { type InitialData, shared } from '../../mock/initial-data.ts';
import { byId, type Collection, collection } from '../../mock/collection.ts';
import { alwaysThere, auditContentsAt, dayIn, daysAfter, periodAt, periodBefore, rulePacks } from '@portal/rules';
import type { World, WorldAudit, WorldAuditCase, WorldSubmission } from '../../world/world-types.ts';
import { worldZone } from '../cpd/world/world-zone.ts';

export interface MockAudit {
  readonly id: string;
  readonly name: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly dueOn: string;
  readonly status: CpdAudit['status'];
  readonly selection:
    | { kind: 'sample'; of: number; size: number; seed: string; filter: AuditFilter }
    | { kind: 'named'; size: number };
  readonly createdAt: Date;
  readonly revision: number;
}

export interface MockSubmission extends AuditSubmission {
  readonly contents: AuditContents;
}

export interface MockAuditCase {
  readonly id: string;
  readonly auditId: string;
  readonly personId: string;
  readonly status: AuditCase['status'];
  readonly dueOn: string;
  readonly revision: number;
  /** The last first. */
  readonly submissions: readonly MockSubmission[];
}

export interface MockTrailEntry extends AuditTrailEntry {
  readonly auditId: string;
}

export interface AuditsState {
  audits: Collection<MockAudit>;
  auditCases: Collection<MockAuditCase>;
  /** The last first. */
  auditTrail: Collection<MockTrailEntry>;
}

export function auditsState(initial: InitialData): AuditsState {
  return {
    audits: collection(() => audits(initial)),
    auditCases: collection(() => cases(initial)),
    auditTrail: collection(() => trail(initial)),
  };
}

/** What the demo world's organisation asks. */
const pack = rulePacks['ot-board'];

function periodOf(periodsAgo: number, now: Date) {
  let period = periodAt(pack, worldZone, now);
  for (let at = 0; at < periodsAgo; at += 1) period = periodBefore(pack, worldZone, period);
  return period;
}

const dueOn = (days: number, now: Date) => daysAfter(dayIn(now, worldZone), days);

const audits = shared(({ world, ago }: InitialData) =>
  byId(
    world.audits.map(({ id, name, sample, ...audit }): MockAudit => {
      const { firstDay, lastDay } = periodOf(audit.periodsAgo, ago(0));
      const size = audit.cases.length;
      const filter = { records: 'any', includesLapsed: false, leavesOutAsked: true } as const;
      return {
        ...{ id, name, firstDay, lastDay },
        dueOn: dueOn(audit.dueInDays, ago(0)),
        status: audit.isClosed ? 'closed' : 'open',
        selection: sample === null ? { kind: 'named', size } : { kind: 'sample', size, ...sample, filter },
        createdAt: ago(audit.createdMinutesAgo),
        revision: 0,
      };
    }),
  ),
);

const cases = shared(({ world, ago }: InitialData) =>
  byId(
    world.audits.flatMap((audit) =>
      audit.cases.map((one): MockAuditCase => ({
        id: one.id,
        auditId: audit.id,
        personId: one.personId,
        status: one.status,
        dueOn: dueOn(one.dueInDays, ago(0)),
        revision: 0,
        submissions: one.submissions
          .map((submission, at) => submitted(submission, at + 1, contentsOf(one, audit, world, ago), ago))
          .toReversed(),
      })),
    ),
  ),
);

function submitted(
  { minutesAgo, note, decision }: WorldSubmission,
  number: number,
  contents: AuditContents,
  ago: InitialData['ago'],
): MockSubmission {
  const [first] = contents.records;
  const remark = decision?.remarkOnFirst ?? '';
  return {
    number,
    submittedAt: ago(minutesAgo).toISOString(),
    note,
    decision: decision?.kind ?? null,
    decidedAt: decision === null ? null : ago(decision.minutesAgo).toISOString(),
    decidedBy: decision === null ? null : 'Helen Brooks',
    reason: decision?.reason ?? '',
    remarks: remark === '' || first === undefined ? [] : [{ cpdId: first.cpdId, text: remark }],
    contents,
  };
}

function contentsOf(
  { id, personId }: WorldAuditCase,
  { periodsAgo }: WorldAudit,
  { cpdRecords }: World,
  ago: InitialData['ago'],
): AuditContents {
  const own = cpdRecords
    .filter((record) => record.personId === personId)
    .map(({ completedMinutesAgo, attachments, ...record }) => ({
      ...record,
      completedAt: completedMinutesAgo === null ? null : ago(completedMinutesAgo),
      evidence: attachments.map((file) => ({ id: `asset-${id}-1-${file.id}`, name: file.fileName })),
    }));
  return auditContentsAt(
    own,
    { pack, zone: worldZone, period: periodOf(periodsAgo, ago(0)), person: alwaysThere, written: null },
    ago(0),
  );
}

const trail = shared(({ world, ago }: InitialData) => {
  const nameOf = (personId: string) => {
    const person = world.people.find(({ id }) => id === personId);
    return `${person?.firstName} ${person?.lastName}`;
  };
  const entries = world.audits.flatMap((audit) => [
    {
      auditId: audit.id,
      minutesAgo: audit.createdMinutesAgo,
      kind: 'created' as const,
      by: 'Helen Brooks',
      member: null,
    },
    ...audit.cases.flatMap(({ personId, submissions }) =>
      submissions.flatMap(({ minutesAgo, decision }) => {
        const member = nameOf(personId);
        const handedIn = { auditId: audit.id, minutesAgo, kind: 'submitted' as const, by: member, member };
        if (decision === null) return [handedIn];
        return [handedIn, { ...handedIn, minutesAgo: decision.minutesAgo, kind: decision.kind, by: 'Helen Brooks' }];
      }),
    ),
  ]);
  return byId(
    entries
      .toSorted((a, b) => a.minutesAgo - b.minutesAgo)
      .map(({ minutesAgo, ...entry }, at): MockTrailEntry => ({
        ...entry,
        id: String(entries.length - at),
        at: ago(minutesAgo).toISOString(),
        dueOn: null,
      })),
  );
});
