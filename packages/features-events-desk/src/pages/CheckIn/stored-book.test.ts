import { expect, test } from 'vitest';
import { storedBook } from './stored-book.ts';

const book = { list: { eventId: 'e' }, waiting: [], differences: [] };

test.each([
  ['the book of this door', true, book],
  ['the book of another door', false, { ...book, list: { eventId: 'f' } }],
  ['nothing', false, null],
  ['a text', false, 'book'],
  ['something else', false, { waiting: [] }],
])('of what a device has kept, %s is read: %s', (_, isRead, stored) => {
  expect(storedBook(stored, 'e')).toBe(isRead ? stored : null);
});
