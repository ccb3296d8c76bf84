import { calls, type DecisionWords, type Member, useAction } from '@portal/api';
import { type Problem, useMessages } from '@portal/kit';
import { communitiesAdminMessages } from '../../messages.ts';
import { membershipReads } from './membership-reads.ts';

/** A member by the name that toasts call them. */
export function nameOf({ firstName, lastName }: Pick<Member, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`;
}

/** What is done with members of one community; each rejects after the toast that says what is in the way. */
export function useMemberMutations(communityId: string) {
  const t = useMessages(communitiesAdminMessages);
  const because = (text: string) => (problem: Problem) => ({ text, description: problem.message });
  const invalidates = membershipReads;
  const letIn = useAction(calls.membership.change, {
    invalidates,
    success: (member) => t('hasApproved', { name: nameOf(member) }),
    failure: because(t('approveFailed')),
  });
  const give = useAction(calls.membership.change, {
    invalidates,
    success: (member) => t('roleChanged', { name: nameOf(member) }),
    failure: ({ message }) => ({ text: t('roleFailed', { reason: message }) }),
  });
  const back = useAction(calls.membership.change, {
    invalidates,
    success: (member) => t('hasReturned', { name: nameOf(member) }),
    failure: because(t('returnFailed')),
  });
  const approve = useAction(calls.membership.approve, {
    invalidates,
    success: ({ approved }) => t('hasApprovedMany', { n: approved }),
    failure: because(t('approveFailed')),
  });
  const remove = useAction(calls.membership.remove, { invalidates, failure: because(t('removeFailed')) });
  const block = useAction(calls.membership.block, {
    invalidates,
    failure: ({ message }) => ({ text: t('blockFailed', { reason: message }) }),
  });
  const of = ({ userId }: Member) => ({ params: { communityId, userId } });
  const isPending = [letIn, give, back, approve, remove, block].some((one) => one.isPending);
  return {
    isPending,
    approve: (member: Member) => letIn.run({ ...of(member), body: { status: 'Joined' } }),
    approveAll: (userIds: readonly string[]) =>
      approve.run({ params: { id: communityId }, body: { userIds: [...userIds] } }),
    returnMember: (member: Member) => back.run({ ...of(member), body: { status: 'Joined' } }),
    giveRole: (member: Member, role: Member['role']) => give.run({ ...of(member), body: { role } }),
    remove: (member: Member, because: DecisionWords) => remove.run({ ...of(member), body: { because } }),
    block: (userId: string, reason: string, because?: DecisionWords) =>
      block.run({ params: { id: communityId }, body: { users: [{ userId, reason, ...(because && { because }) }] } }),
  };
}
