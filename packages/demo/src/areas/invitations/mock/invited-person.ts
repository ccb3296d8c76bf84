import type { MockCall } from '../../../mock/mock-call.ts';
import { emailKey } from '@portal/rules';
import type { MockInvitation } from '../state.ts';

type Call = Pick<MockCall, 'state' | 'now'>;

/** The account of somebody who was invited: it has no password yet. */
export function makeAccount(
  invitation: Pick<MockInvitation, 'firstName' | 'lastName' | 'email' | 'memberNumber'>,
  { state, now }: Call,
): string {
  const id = state.nextId('person');
  const { firstName, lastName, email, memberNumber } = invitation;
  state.people.set(id, {
    ...{ id, firstName, lastName, email, memberNumber },
    ...{ pronoun: null, role: 'Standard', contactTypes: ['Member'], homeState: '', suburb: '' },
    ...{ organisationName: '', jobTitle: '', description: '', segmentIds: [], avatar: null },
    ...{ membershipLapsed: false, tfaEnabled: false, mobile: null, allowSms: false, joinedMinutesAgo: 0 },
    ...{ expertise: [], directory: null },
    madeAt: now,
  });
  state.passwordless.add(id);
  return id;
}

/** Whom the mock has begun with as invited has an account once they ask for a code. */
export function arriveInvited(email: string, call: Call): void {
  const { invitations } = call.state;
  const waiting = invitations
    .values()
    .find((one) => one.personId === null && one.revokedAt === null && emailKey(one.email) === emailKey(email));
  if (waiting !== undefined) invitations.change(waiting.id, { personId: makeAccount(waiting, call) });
}
