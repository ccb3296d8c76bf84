import { expectSame, type Sequence } from '../../conformance/sequence.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { problemOf, replyTo } from '../../conformance/target.ts';
import { contract } from '@portal/api/contract';

const { ownMembership } = contract;

export function ownMembershipSequences({ world }: Subjects): Sequence[] {
  const others = world.ownMemberships.filter(
    ({ personId, renewedToInDays }) =>
      (renewedToInDays ?? 1) > 0 && !world.demoAccounts.some((account) => account.personId === personId),
  );
  // The first is taken by an example, and the last choose other passwords.
  const leaver = others[1]?.personId ?? '';
  return [
    {
      title: 'a membership that is cancelled is over, and cancelled once',
      async run(target) {
        const body = { CancelMembershipReason: 'I have retired', currentPassword: target.password };
        const before = await replyTo(target, ownMembership.current, {}, leaver);
        expectSame([before.memberStatus, before.terminationDate], ['Active', null], 'before');
        const { canCancelMembership } = await replyTo(target, ownMembership.canCancel, {}, leaver);
        expectSame(canCancelMembership, true, 'it can be cancelled');
        expectSame((await replyTo(target, ownMembership.cancel, { body }, leaver)).success, true, 'cancelled');
        const after = await replyTo(target, ownMembership.current, {}, leaver);
        expectSame([after.memberStatus, after.terminationDate === null], ['Cancelled', false], 'after');
        const can = await replyTo(target, ownMembership.canCancel, {}, leaver);
        expectSame(can.canCancelMembership, false, 'it cannot be cancelled again');
        const again = await problemOf(target, { endpoint: ownMembership.cancel, input: { body }, as: leaver });
        expectSame(again.code, 'conflict', 'a second time');
      },
    },
  ];
}
