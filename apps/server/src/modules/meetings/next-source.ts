import { repliesUntil } from '@portal/rules';
import { personOf } from '../../http/call.ts';
import { anyoneLike, fillingIn } from '../auth/index.ts';
import type { NextSource } from '../next-steps/index.ts';
import { invitationsToAnswer } from './next-source.queries.ts';

/** Invitations that somebody has not answered, as long as an answer is taken. */
export const meetingsToAnswer: NextSource = {
  part: { module: 'communities' },
  async stepsOf(call) {
    const person = personOf(call);
    const asking = anyoneLike(person);
    const statement = invitationsToAnswer(call.db, person, asking);
    const rows = await statement.execute(fillingIn(person, call.now));
    return rows.map(({ id, title, alias, ...times }) => ({
      ...({ kind: 'answerMeeting', id, title, by: repliesUntil(times).toISOString() } as const),
      ...{ alias, count: null, cpd: null },
    }));
  },
};
