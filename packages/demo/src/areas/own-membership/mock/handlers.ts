import type { OwnMembership } from '@portal/api/contract';
import type { HandlersOf } from '../../../mock/handler-types.ts';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import { notFound, refuse } from '../../../mock/mock-problem.ts';
import { confirmOwner } from '../../account/mock/confirm-owner.ts';
import { samplePdf } from '../../../mock/sample-pdf.ts';
import { canCancelMembership, cancellationRefusal, cancelReasons, dayIn, memberStatus } from '@portal/rules';
import type { MockOwnMembership } from '../state.ts';

export const ownMembership: HandlersOf<'ownMembership'> = {
  current: (_, call) => {
    const found = mine(call);
    if (found === null) throw notFound();
    return membershipReply(found, call);
  },
  renewalLink: () => ({ url: 'https://join.example/renew' }),
  manageLink: () => ({ url: 'https://join.example/membership' }),
  updatePaymentLink: () => ({ url: 'https://join.example/payment' }),
  preview: (_, { facts }) => ({ previewUrl: `/api/content/documents/membership/${facts.membership.id}` }),
  download: () => samplePdf(),
  canCancel: (_, call) => ({
    canCancelMembership: canCancelMembership(factsOf(mine(call), call)),
    cancelMembershipReasons: [...cancelReasons],
  }),
  cancel({ body }, call) {
    const found = mine(call);
    const { CancelMembershipReason: reason, CancelMembershipReasonOther: other } = body;
    refuse(cancellationRefusal(factsOf(found, call), { reason, other: other ?? '' }));
    confirmOwner(body.currentPassword);
    if (found === null) throw notFound();
    call.state.ownMemberships.change(found.id, { endedAt: call.now });
    call.state.people.change(found.personId, { membershipLapsed: true });
    for (const { id, personId, status, membership } of call.state.invoices.values())
      if (personId === found.personId && status === 'Pending' && membership !== null)
        call.state.invoices.change(id, { status: 'Cancelled' });
    return { success: true, message: '' };
  },
};

function mine(call: MockCall): MockOwnMembership | null {
  const { id } = viewerOf(call);
  return call.state.ownMemberships.values().find(({ personId }) => personId === id) ?? null;
}

function factsOf(membership: MockOwnMembership | null, { state }: MockCall) {
  return membership && { terminatedOn: membership.endedAt && dayIn(membership.endedAt, state.timeZone) };
}

function membershipReply(membership: MockOwnMembership, call: MockCall): OwnMembership {
  const { id, name, joinedAt, renewedToAt, endedAt } = membership;
  const { timeZone } = call.state;
  const person = viewerOf(call);
  const terminatedOn = endedAt && dayIn(endedAt, timeZone);
  return {
    id,
    memberNum: person.memberNumber,
    membershipName: name,
    memberStatus: memberStatus({ terminatedOn, isLapsed: person.membershipLapsed }),
    joinDate: dayIn(joinedAt, timeZone),
    renewedToDate: renewedToAt && dayIn(renewedToAt, timeZone),
    terminationDate: terminatedOn,
  };
}
