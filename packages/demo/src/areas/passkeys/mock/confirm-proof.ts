import type { Assertion } from '@portal/api/contract';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import { refuse } from '../../../mock/mock-problem.ts';
import { type ConfirmedPurpose, noOwnProof, ownPasskeyTooLate, wrongOwnPasskey } from '@portal/rules';
import { confirmOwner } from '../../account/mock/confirm-owner.ts';
import { passkeyOf, takePasskeyChallenge } from './challenges.ts';

interface Proof {
  currentPassword?: string | undefined;
  assertion?: Assertion | undefined;
}

/** That it is they, by their password or by a passkey of theirs. */
export function confirmProof({ currentPassword, assertion }: Proof, purpose: ConfirmedPurpose, call: MockCall): void {
  if (assertion !== undefined) {
    const challenge = takePasskeyChallenge(assertion.response.clientDataJSON, purpose, call);
    refuse(challenge === undefined ? ownPasskeyTooLate : null);
    refuse(ownerOf(assertion, viewerOf(call).id, call) === undefined ? wrongOwnPasskey : null);
    return;
  }
  refuse(currentPassword === undefined ? noOwnProof : null);
  confirmOwner(currentPassword ?? '');
}

/** Whose passkey it is, which is used by that. */
export function ownerOf(assertion: Assertion, expected: string | null, { state, now }: MockCall): string | undefined {
  const passkey = passkeyOf(state, assertion);
  if (passkey === undefined || (expected !== null && passkey.personId !== expected)) return undefined;
  state.passkeys.change(passkey.id, { lastUsedAt: now.toISOString() });
  return passkey.personId;
}
