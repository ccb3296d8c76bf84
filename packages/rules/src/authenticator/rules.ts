import { conflict, invalid, type Refusal } from '@portal/api/rules';

/** A code of the app that is being added is not, or no longer, the one that it shows. */
export const wrongAppCode: Refusal = invalid('body.code', 'This is not the code that the app shows now');

/** Too old, tried too often, or begun on another device. */
export const setUpOver: Refusal = conflict('This can no longer be confirmed. Please begin again.');

/** There are recovery codes, and something to turn off, with an app alone. */
export function withoutAppRefusal(hasApp: boolean): Refusal | null {
  return hasApp ? null : conflict('There is no authenticator app.');
}

/** Without the letters that are read as others: I, L, O and U. */
export const recoveryCodeLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const groups = /^[0-9A-HJKMNP-TV-Z]{16}$/;

/** A recovery code as it was told, however somebody types it; null for what was never one. */
export function readRecoveryCode(typed: string): string | null {
  const plain = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return groups.test(plain) ? plain.replaceAll(/(.{4})(?=.)/g, '$1-') : null;
}
