import { personOf } from '../../http/call.ts';
import { fillingIn } from '../auth/index.ts';
import type { NextSource } from '../next-steps/index.ts';
import { communitiesWithApplicants } from './next-source.queries.ts';

/** People who ask to come into the communities that somebody moderates; into an archive nobody is let in. */
export const peopleToLetIn: NextSource = {
  part: { module: 'communities' },
  async stepsOf(call) {
    const person = personOf(call);
    const statement = communitiesWithApplicants(call.db);
    const rows = await statement.execute(fillingIn(person, call.now));
    return rows.map((row) => ({ ...row, kind: 'letIn', by: null, cpd: null }) as const);
  },
};
