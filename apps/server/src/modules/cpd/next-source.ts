import { cpdReminderDue, endOfDay, isHeldToCpd, missingCpd } from '@portal/rules';
import { personOf } from '../../http/call.ts';
import type { NextSource } from '../next-steps/index.ts';
import { historyOf } from './cpd.queries.ts';
import { rulesOf } from './rules-of.ts';

/** What of CPD is missing before the next end, one step for each end. */
export const cpdToFinish: NextSource = {
  part: { module: 'cpd' },
  async stepsOf(call) {
    const person = personOf(call);
    const { pack, zone } = rulesOf(call.deps);
    // Most of the year nothing is read.
    if (!isHeldToCpd(person) || cpdReminderDue(pack, zone, call.now) === null) return [];
    const history = await historyOf(call.db, person.id, zone);
    const records = history.sums.flatMap(({ completedAt, minutes, category }) =>
      completedAt === null ? [] : [{ completedAt, minutes, categoryId: category }],
    );
    const missing = missingCpd({ pack, zone, records, person: history.person }, call.now);
    if (missing === null) return [];
    const { lastDay, ...cpd } = missing;
    const by = endOfDay(lastDay, zone).toISOString();
    return [{ kind: 'finishCpd', id: lastDay, title: pack.name, by, alias: null, count: null, cpd }];
  },
};
