import { randomUUID } from 'node:crypto';

/** Words that no other try has written: what a failed one leaves behind stays. */
export function ownWords(text: string): string {
  return `${text} ${randomUUID().slice(0, 8)}`;
}

const consonants = 'bdfghjklmnprtvwz';

/** A word that nobody else has written, of which no language makes another. */
export function ownWord(): string {
  const digits = [...randomUUID().replaceAll('-', '').slice(0, 12)];
  return digits.map((digit) => consonants[parseInt(digit, 16)]).join('');
}

/** Without one of its letters. */
export const mistyped = (word: string) => word.slice(0, 6) + word.slice(7);
