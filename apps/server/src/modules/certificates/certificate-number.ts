import { randomBytes } from 'node:crypto';

/** Without the letters that are read as others: I, L, O and U. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 16;
const pattern = /^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/;

/** Eighty bits by chance, so that nobody finds one by trying: 7QK4-M2XB-9HTD-3FWA. */
export function newCertificateNumber(): string {
  // 32 letters: each takes five bits of a byte, and all are as likely.
  const randomLetters = Array.from(randomBytes(length), (byte) => letters[byte % letters.length] ?? '');
  return [0, 4, 8, 12].map((from) => randomLetters.slice(from, from + 4).join('')).join('-');
}

/** The number as it is kept, however somebody types it; null for what was never one. */
export function readCertificateNumber(typed: string): string | null {
  if (typed.length > 40) return null;
  const plain = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const number = plain.replaceAll(/(.{4})(?=.)/g, '$1-');
  return pattern.test(number) ? number : null;
}
