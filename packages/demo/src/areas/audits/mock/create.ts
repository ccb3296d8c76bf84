import type { AuditFilter, Contract, HandlerInput } from '@portal/api/contract';
import type { MockCall } from '../../../mock/mock-call.ts';
import { invalid, refuse } from '../../../mock/mock-problem.ts';
import {
  type CpdPeriod,
  dayIn,
  dueRefusal,
  emptyAuditRefusal,
  periodOf,
  sampleOf,
  unknownPeopleRefusal,
  withoutDoubles,
} from '@portal/rules';
import { rulesOf } from '../../cpd/mock/periods.ts';
import { keepTrail } from './trail.ts';

type AuditInput = HandlerInput<Contract['audits']['create']>['body'];

export function periodNamed(id: string, { state, now }: Pick<MockCall, 'state' | 'now'>): CpdPeriod {
  const { pack, zone } = rulesOf(state);
  const period = periodOf(pack, zone, id);
  if (period === null || period.startAt > now) throw invalid('body.periodId', 'There is no such period');
  return period;
}

/** The members of whom a filter lets a sample be drawn. */
export function candidatesOf(
  { records, includesLapsed, leavesOutAsked }: AuditFilter,
  period: CpdPeriod,
  { state }: Pick<MockCall, 'state'>,
): string[] {
  const audited = new Set(
    state.auditCases
      .values()
      .filter(({ auditId }) => state.audits.get(auditId)?.lastDay === period.lastDay)
      .map(({ personId }) => personId),
  );
  const recorded = new Set(
    state.cpdRecords
      .values()
      .filter(
        ({ completedAt: at, isDeleted }) => !isDeleted && at !== null && at >= period.startAt && at < period.endAt,
      )
      .map(({ personId }) => personId),
  );
  return state.people
    .values()
    .filter(
      ({ id, contactTypes, membershipLapsed }) =>
        contactTypes.includes('Member') &&
        (includesLapsed || !membershipLapsed) &&
        (records === 'any' || (records === 'some') === recorded.has(id)) &&
        !(leavesOutAsked && audited.has(id)),
    )
    .map(({ id }) => id);
}

export async function createAudit(
  { name, periodId, dueOn, whom }: AuditInput,
  call: MockCall,
): Promise<{ id: string }> {
  const { state, now } = call;
  const period = periodNamed(periodId, call);
  refuse(dueRefusal(dueOn, dayIn(now, state.timeZone)));
  const { personIds, selection } = await chosen(whom, period, call);
  const id = state.nextId('audit');
  state.audits.set(id, {
    ...{ id, name, dueOn, selection, firstDay: period.firstDay, lastDay: period.lastDay },
    ...{ status: 'open', createdAt: now, revision: 0 },
  });
  for (const personId of personIds) {
    const caseId = state.nextId('audit-case');
    state.auditCases.set(caseId, {
      ...{ id: caseId, auditId: id, personId, dueOn },
      ...{ status: 'asked', revision: 0, submissions: [] },
    });
  }
  keepTrail({ auditId: id, kind: 'created' }, call);
  return { id };
}

async function chosen(whom: AuditInput['whom'], period: CpdPeriod, call: MockCall) {
  if (whom.kind === 'named') {
    const personIds = withoutDoubles(whom.personIds);
    const known = personIds.filter((id) => call.state.people.get(id) !== undefined);
    refuse(unknownPeopleRefusal(personIds.length, known.length));
    return { personIds, selection: { kind: 'named' as const, size: personIds.length } };
  }
  const { filter, size, seed = `${call.now.getTime()}` } = whom;
  const candidates = candidatesOf(filter, period, call);
  refuse(emptyAuditRefusal(candidates.length));
  const personIds = await sampleOf(candidates, seed, size);
  const selection = { kind: 'sample' as const, of: candidates.length, size: personIds.length, seed, filter };
  return { personIds, selection };
}
