import { limits } from '@portal/api/contract';
import type { MockCall } from '../../../mock/mock-call.ts';
import { MockProblem } from '../../../mock/mock-problem.ts';
import type { MockState } from '../../../mock/mock-state.ts';
import { type FactorFacts, factorsOf, type LoginFactor } from '@portal/rules';
import { noteSecurityOf } from '../../account/mock/security-events.ts';
import { takeRecoveryCode } from '../../authenticator/mock/recovery-codes.ts';
import type { MockPerson } from '../../people/state.ts';
import type { MockChallenge } from '../state.ts';

/** The code of every sign-in. */
export const mockCode = '123456';

export function startChallenge(state: MockState, person: MockPerson, now: Date) {
  const requestId = state.nextId('challenge');
  const factors = factorsFor(state, person);
  const times = timesFrom(now);
  const hasPasskey = state.passkeys.values().some(({ personId }) => personId === person.id);
  const common = { requestId, factors: [...factors], hasPasskey };
  if (factors[0] === 'app') {
    state.challenges.set(requestId, { personId: person.id, tries: 0, sends: 0, ...times, resendAt: now });
    return { ...common, sentBy: 'app' as const, sentTo: '', resendAfterSeconds: 0 };
  }
  state.challenges.set(requestId, { personId: person.id, tries: 0, sends: 1, ...times });
  return { ...common, ...sendingTo(state, person), resendAfterSeconds: limits.loginCode.resendSeconds };
}

export function sendingTo(state: MockState, { id, mobile, allowSms, email }: MockPerson) {
  const isBySms = !state.authenticators.has(id) && allowSms && mobile !== null;
  return {
    sentBy: isBySms ? ('sms' as const) : ('email' as const),
    sentTo: isBySms ? `•••• ${mobile.slice(-3)}` : `${email.slice(0, 1)}•••${email.slice(email.indexOf('@'))}`,
  };
}

export function factorFactsOf(state: MockState, { id, tfaEnabled }: MockPerson): FactorFacts {
  return { tfaEnabled, hasApp: state.authenticators.has(id) };
}

export function factorsFor(state: MockState, person: MockPerson): readonly LoginFactor[] {
  return factorsOf(factorFactsOf(state, person));
}

export function needsCode(state: MockState, person: MockPerson): boolean {
  return factorsFor(state, person).length > 0;
}

export function isRightCode(
  person: MockPerson,
  code: string,
  factor: LoginFactor | undefined,
  call: Pick<MockCall, 'state' | 'now'>,
): boolean {
  if (factor === undefined || !factorsFor(call.state, person).includes(factor)) return false;
  if (factor !== 'recovery') return code === mockCode;
  if (!takeRecoveryCode(call.state, person.id, code)) return false;
  noteSecurityOf(person.id, 'recoveryCodeUsed', {}, call);
  return true;
}

export function openChallenge({ challenges }: MockState, requestId: string, now: Date): MockChallenge {
  return openIn(challenges, requestId, now);
}

/** One that still waits for its code. */
export function openIn<C extends Pick<MockChallenge, 'expiresAt' | 'tries'>>(
  challenges: ReadonlyMap<string, C>,
  requestId: string,
  now: Date,
): C {
  const challenge = challenges.get(requestId);
  if (challenge === undefined || challenge.expiresAt <= now || challenge.tries >= limits.loginCode.tries)
    throw new MockProblem('code_expired', 'This code is no longer valid. Please sign in again.');
  return challenge;
}

export function timesFrom(now: Date): Pick<MockChallenge, 'resendAt' | 'expiresAt'> {
  const { minutes, resendSeconds } = limits.loginCode;
  return {
    resendAt: new Date(now.getTime() + resendSeconds * 1000),
    expiresAt: new Date(now.getTime() + minutes * 60_000),
  };
}
