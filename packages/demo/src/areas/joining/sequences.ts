import { contract } from '@portal/api/contract';
import { expectSame, type Sequence } from '../../conformance/sequence.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { replyTo } from '../../conformance/target.ts';

export function joiningSequences(subjects: Subjects): Sequence[] {
  const { joining, communities } = contract;
  const leaver = subjects.takeLeaver();
  return [
    {
      title: 'leaving and joining again',
      async run(target) {
        const input = { params: { id: leaver.communityId } };
        const statuses = [];
        for (const step of [joining.leave, joining.join]) {
          await replyTo(target, step, { ...input, body: {} }, leaver.personId);
          statuses.push((await replyTo(target, communities.byId, input, leaver.personId)).membershipStatus);
        }
        expectSame(statuses, [null, 'Joined'], 'membership');
      },
    },
  ];
}
