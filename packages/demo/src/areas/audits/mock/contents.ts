import type { AuditContents } from '@portal/api/contract';
import type { MockCall } from '../../../mock/mock-call.ts';
import type { MockState } from '../../../mock/mock-state.ts';
import { refuse } from '../../../mock/mock-problem.ts';
import {
  auditContentsAt,
  charactersIn,
  contentsRefusal,
  daysAfter,
  type DaySpan,
  isWithinPeriod,
  momentOf,
  type WrittenPlan,
} from '@portal/rules';
import { personFacts, rulesOf } from '../../cpd/mock/periods.ts';
import type { CaseFacts } from './access.ts';

/** What the member would submit. */
export function contentsNow({ auditCase, audit }: CaseFacts, { state, now }: Pick<MockCall, 'state' | 'now'>) {
  const { pack, zone } = rulesOf(state);
  const { firstDay, lastDay } = audit;
  const midnight = (day: string) => momentOf(`${day}T00:00:00`, zone);
  const period = {
    ...{ id: lastDay, firstDay, lastDay },
    startAt: midnight(firstDay),
    endAt: midnight(daysAfter(lastDay, 1)),
  };
  const own = state.cpdRecords
    .values()
    .filter(({ personId, isDeleted }) => personId === auditCase.personId && !isDeleted)
    .map(({ attachments, ...record }) => ({
      ...record,
      evidence: attachments.map(({ id, fileName }) => ({ id: `asset-${id}`, name: fileName })),
    }));
  const contents = auditContentsAt(
    own,
    {
      ...{ pack, zone, period, person: personFacts(auditCase.personId, { state }) },
      written: writtenFor(auditCase.personId, period, state),
    },
    now,
  );
  refuse(
    contentsRefusal({
      records: contents.records.length,
      characters: contents.records.reduce((sum, one) => sum + charactersIn(one), 0),
    }),
  );
  return contents;
}

/** Goals and reflection of the period. */
function writtenFor(id: string, period: DaySpan, { goals, reflections }: MockState): WrittenPlan {
  const isOf = ({ personId, day }: { personId: string; day: string }) => personId === id && isWithinPeriod(day, period);
  return {
    goals: goals
      .values()
      .filter(isOf)
      .map(({ title, why, by, reachedAt }) => ({ title, why, by, reachedAt })),
    reflection: reflections.values().find(isOf)?.text ?? '',
  };
}

/** As it is kept: its files are copies, whatever becomes of the first ones. */
export function frozen(contents: AuditContents, caseId: string, number: number): AuditContents {
  const copied = ({ id, name }: { id: string; name: string }) => ({ id: `${id}-of-${caseId}-${number}`, name });
  return {
    ...contents,
    records: contents.records.map((record) => ({ ...record, evidence: record.evidence.map(copied) })),
  };
}
