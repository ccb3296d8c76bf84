import type { contract, CpdBatch, HandlerInput } from '@portal/api/contract';
import { recordFieldsRefusal, seriesMoment, seriesRefusal } from '@portal/rules';
import type { Call } from '../../http/call.ts';
import { refuse } from '../../http/problem.ts';
import { addBatch } from './batches.ts';
import { rulesOf } from './rules-of.ts';

/** A record of each day, which one undo takes out together. */
export function addSeries(
  { days, time, ...fields }: HandlerInput<(typeof contract)['cpd']['addSeries']>['body'],
  call: Call,
): Promise<CpdBatch> {
  const { pack, zone } = rulesOf(call.deps);
  refuse(recordFieldsRefusal({ category: fields.category, completedDate: null }, { pack, zone, now: call.now }));
  refuse(seriesRefusal(days, { zone, now: call.now }));
  const records = days.map((day) => ({
    ...fields,
    completedAt: seriesMoment(day, time, zone),
    timeZone: zone,
    source: 'own' as const,
  }));
  return addBatch({ kind: 'series', name: fields.title, records }, call);
}
