import { limits } from '@portal/api/contract';
import type { MockCall } from '../../../mock/mock-call.ts';
import { MockProblem } from '../../../mock/mock-problem.ts';
import type { MockState } from '../../../mock/mock-state.ts';
import { emailKey, isFirstLoginOpen } from '@portal/rules';
import { factorFactsOf, mockCode, openIn, timesFrom } from '../../auth/mock/second-factor.ts';
import { arriveInvited } from '../../invitations/mock/invited-person.ts';
import type { MockPerson } from '../../people/state.ts';
import { personById } from '../../people/mock/person-reply.ts';

type Call = Pick<MockCall, 'state' | 'now'>;

export function isFirstLogin({ firstChallenges }: MockState, requestId: string): boolean {
  return firstChallenges.has(requestId);
}

/** Known and unknown get the same answer. */
export function startFirstLogin(email: string, call: Call): { tokenSent: boolean; requestId: string } {
  const { state, now } = call;
  arriveInvited(email, call);
  const person = state.people.values().find((one) => emailKey(one.email) === emailKey(email));
  const isOpen = person !== undefined && isOpenTo(person, call);
  const requestId = state.nextId('challenge');
  state.firstChallenges.set(requestId, {
    ...timesFrom(now),
    personId: isOpen ? person.id : null,
    tries: 0,
    sends: 1,
  });
  return { tokenSent: true, requestId };
}

function isOpenTo(person: MockPerson, { state, now }: Call): boolean {
  const invitation = state.invitations.values().find(({ personId }) => personId === person.id) ?? null;
  return isFirstLoginOpen(
    {
      ...factorFactsOf(state, person),
      hasPassword: !state.passwordless.has(person.id),
      invitation: invitation && {
        isRevoked: invitation.revokedAt !== null,
        isAccepted: invitation.acceptedAt !== null,
        expiresAt: invitation.expiresAt,
      },
    },
    now,
  );
}

/** Whoever has entered the right code. */
export function cameFirst({ requestId, code }: { requestId: string; code: string }, { state, now }: Call): MockPerson {
  const challenge = openIn(state.firstChallenges, requestId, now);
  challenge.tries += 1;
  if (challenge.personId === null || code !== mockCode) throw new MockProblem('wrong_code', 'Wrong password');
  state.firstChallenges.delete(requestId);
  const invitation = state.invitations.values().find(({ personId }) => personId === challenge.personId);
  if (invitation !== undefined && invitation.acceptedAt === null)
    state.invitations.change(invitation.id, { acceptedAt: now });
  return personById(state, challenge.personId);
}

export function resendFirst(
  { requestId, userName = '' }: { requestId: string; userName?: string | undefined },
  { state, now }: Call,
) {
  const challenge = openIn(state.firstChallenges, requestId, now);
  if (challenge.resendAt > now || challenge.sends >= limits.loginCode.sends)
    throw new MockProblem('rate_limited', 'Wait a moment before you ask for another code.');
  Object.assign(challenge, timesFrom(now), { sends: challenge.sends + 1 });
  const sentTo = `${userName.slice(0, 1)}•••${userName.slice(Math.max(0, userName.lastIndexOf('@')))}`;
  return { resendAfterSeconds: limits.loginCode.resendSeconds, sentBy: 'email' as const, sentTo };
}
