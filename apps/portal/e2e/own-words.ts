import { randomUUID } from 'node:crypto';

/** Words that no other try has written: what a failed one leaves behind stays. */
export function ownWords(text: string): string {
  return `${text} ${randomUUID().slice(0, 8)}`;
}
