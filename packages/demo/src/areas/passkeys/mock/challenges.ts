import { type Assertion, limits, type RequestOptions } from '@portal/api/contract';
import type { MockCall } from '../../../mock/mock-call.ts';
import type { MockState } from '../../../mock/mock-state.ts';
import type { MockPasskey, MockPasskeyChallenge } from '../state.ts';

export const timeout = limits.passkey.minutes * 60_000;
export const rpId = 'portal.test';

type New = Omit<MockPasskeyChallenge, 'expiresAt'>;

export function startPasskeyChallenge(next: New, { state, now }: MockCall): string {
  // As bytes and back it stays the same, which a browser makes of it.
  const challenge = base64url(state.nextId('passkey-challenge'));
  state.passkeyChallenges.set(challenge, { ...next, expiresAt: new Date(now.getTime() + timeout) });
  return challenge;
}

/** Uses it up; undefined where it is too old, was asked for something else, or was never asked. */
export function takePasskeyChallenge(
  clientDataJSON: string,
  purpose: MockPasskeyChallenge['purpose'],
  { state, now }: MockCall,
): MockPasskeyChallenge | undefined {
  const challenge = challengeIn(clientDataJSON);
  const stored = state.passkeyChallenges.get(challenge);
  if (stored === undefined || stored.purpose !== purpose || stored.expiresAt <= now) return undefined;
  state.passkeyChallenges.delete(challenge);
  return stored;
}

/** The mock checks no signature: whoever names a passkey has it. */
export function passkeyOf(state: MockState, { id }: Assertion): MockPasskey | undefined {
  return state.passkeys.values().find(({ credentialId }) => credentialId === id);
}

export function passkeysOf(state: MockState, personId: string): MockPasskey[] {
  return state.passkeys
    .values()
    .filter((one) => one.personId === personId)
    .toReversed();
}

export function requestOptions(challenge: string, known: readonly MockPasskey[]): RequestOptions {
  return { challenge, timeout, rpId, allowCredentials: known.map(described), userVerification: 'required' };
}

export function described({ credentialId }: MockPasskey) {
  return { id: credentialId, type: 'public-key' as const };
}

function base64url(text: string): string {
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function challengeIn(clientDataJSON: string): string {
  try {
    const text = atob(clientDataJSON.replaceAll('-', '+').replaceAll('_', '/'));
    const { challenge }: { challenge?: unknown } = JSON.parse(text);
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}
