import { randomInt } from 'node:crypto';

/** No letters that look like numbers, or like one another. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What is read out at a door, and cannot be guessed: `7QK4-M2XB-9HTD`. */
export function newTicketNumber(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return [group(), group(), group()].join('-');
}
