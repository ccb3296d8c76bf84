import { endOfDay } from '@portal/rules';
import type { NextSource } from '../next-steps/index.ts';
import { ownAudits } from './own-audits.ts';

/** Audits that want something of somebody. */
export const auditsToSubmit: NextSource = {
  part: { module: 'cpd' },
  async stepsOf(call) {
    const { timeZone } = call.deps.profile;
    const { audits } = await ownAudits(call);
    return audits
      .filter(({ isWanted }) => isWanted)
      .map(({ caseId, name, dueOn }) => ({
        ...({ kind: 'submitAudit', id: caseId, title: name, by: endOfDay(dueOn, timeZone).toISOString() } as const),
        ...{ alias: null, count: null, cpd: null },
      }));
  },
};
