import { conflict, invalid, limits, type Refusal } from '@portal/api/rules';

/** Which passkey, why it is not taken, and whether there is one, nobody is told. */
export const wrongPasskey: Refusal = { code: 'invalid_credential', message: 'This passkey does not open an account.' };
const tooLate = 'This took too long, or was used before. Please try again.';
export const passkeyTooLate: Refusal = { code: 'code_expired', message: tooLate };
/** Of somebody who is signed in, and stays so. */
export const ownPasskeyTooLate = conflict(tooLate);
export const wrongOwnPasskey: Refusal = invalid('body.assertion', 'This is not one of your passkeys');
export const noOwnProof: Refusal = invalid('body.currentPassword', 'Enter your password, or use a passkey');
export const unusablePasskey: Refusal = invalid('body.credential', 'This passkey cannot be used here');
export const noPasskeys = conflict('There is no passkey to use.');
export const passkeyKnown = conflict('This passkey is kept already.');

/** Nobody keeps more than they can look over. */
export function tooManyPasskeysRefusal(count: number): Refusal | null {
  return count < limits.passkey.most ? null : conflict(`You have ${limits.passkey.most} passkeys. Remove one first.`);
}

/**
 * A device that counts how often its key has signed counts up: a number that stands or falls is that of a copy.
 * Keys that are shared among devices do not count, and tell 0.
 */
export function isCountedBack(before: number, now: number): boolean {
  return (before > 0 || now > 0) && now <= before;
}
