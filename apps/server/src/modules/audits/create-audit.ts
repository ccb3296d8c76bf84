import { randomBytes, randomUUID } from 'node:crypto';
import type { contract, CpdAudit, HandlerInput } from '@portal/api/contract';
import {
  type CpdPeriod,
  dayIn,
  dueRefusal,
  emptyAuditRefusal,
  periodOf,
  unknownPeopleRefusal,
  withoutDoubles,
} from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import type { Call } from '../../http/call.ts';
import { invalid, refuse } from '../../http/problem.ts';
import { rulesOf } from '../cpd/index.ts';
import { queueAuditMails } from './audit-mails.writes.ts';
import { keepTrail } from './trail.ts';
import { activePeople, countCandidates, drawSample } from './create-audit.queries.ts';
import { insertAudit, insertCases } from './create-audit.writes.ts';

type AuditInput = HandlerInput<typeof contract.audits.create>['body'];

interface Chosen {
  personIds: readonly string[];
  selection: CpdAudit['selection'];
}

export function createAudit({ name, periodId, dueOn, whom }: AuditInput, call: Call): Promise<{ id: string }> {
  const { now, deps } = call;
  const period = periodNamed(periodId, call);
  refuse(dueRefusal(dueOn, dayIn(now, deps.profile.timeZone)));
  const id = randomUUID();
  return call.db.transaction(async (tx) => {
    const { personIds, selection } = await chosen(tx, whom, period);
    const { firstDay, lastDay } = period;
    await insertAudit(tx, { ...{ id, name, dueOn, firstDay, lastDay, selection }, status: 'open', createdAt: now });
    const cases = personIds.map((personId) => ({
      id: randomUUID(),
      auditId: id,
      personId,
      dueOn,
      status: 'asked' as const,
    }));
    await insertCases(tx, cases);
    await queueAuditMails(tx, 'auditAsked', cases, { occasion: 'begun', now });
    await keepTrail(tx, { auditId: id, kind: 'created' }, call);
    return { id };
  });
}

/** A period that has begun. */
export function periodNamed(id: string, { deps, now }: Call): CpdPeriod {
  const { pack, zone } = rulesOf(deps);
  const period = periodOf(pack, zone, id);
  if (period === null || period.startAt > now) throw invalid('body.periodId', 'There is no such period');
  return period;
}

async function chosen(tx: Db, whom: AuditInput['whom'], period: CpdPeriod): Promise<Chosen> {
  if (whom.kind === 'named') {
    const personIds = withoutDoubles(whom.personIds);
    const known = await activePeople(tx, personIds);
    refuse(unknownPeopleRefusal(personIds.length, known.length));
    return { personIds, selection: { kind: 'named', size: personIds.length } };
  }
  const { filter, size, seed = randomBytes(4).toString('hex') } = whom;
  const of = await countCandidates(tx, filter, period);
  refuse(emptyAuditRefusal(of));
  const personIds = await drawSample(tx, { filter, size, seed }, period);
  return { personIds, selection: { kind: 'sample', of, size: personIds.length, seed, filter } };
}
