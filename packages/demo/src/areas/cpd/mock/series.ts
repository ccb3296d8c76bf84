import type { Contract, CpdBatch, HandlerInput } from '@portal/api/contract';
import type { MockCall } from '../../../mock/mock-call.ts';
import { refuse } from '../../../mock/mock-problem.ts';
import { recordFieldsRefusal, seriesMoment, seriesRefusal } from '@portal/rules';
import { addBatch } from './batches.ts';
import { rulesOf } from './periods.ts';

export function addSeries(
  { days, time, ...input }: HandlerInput<Contract['cpd']['addSeries']>['body'],
  call: MockCall,
): CpdBatch {
  const rules = { ...rulesOf(call.state), now: call.now };
  refuse(recordFieldsRefusal({ category: input.category, completedDate: null }, rules));
  refuse(seriesRefusal(days, rules));
  const records = days.map((day) => ({
    ...input,
    completedAt: seriesMoment(day, time, rules.zone),
    timeZone: rules.zone,
    source: 'own' as const,
  }));
  return addBatch({ kind: 'series', name: input.title, records }, call);
}
