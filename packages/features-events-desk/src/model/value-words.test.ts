import { expect, test } from 'vitest';
import { valueText, type ValueWords } from './value-words.ts';

const words: ValueWords = {
  yes: 'Yes',
  no: 'No',
  nothing: 'Nothing',
  money: (cents) => `$${cents / 100}`,
  nameOf: (id) => (id === 'c-1' ? 'Hands' : id),
  dayAndTime: (day, time) => `${day} ${time}`,
  second: (time) => `${time}, again`,
};

test.each([
  [null, 'Nothing'],
  ['', 'Nothing'],
  [[], 'Nothing'],
  [{ day: null, time: null }, 'Nothing'],
  [true, 'Yes'],
  [6.5, '6.5'],
  ['<p>One <b>bold</b>&nbsp;word</p>', 'One bold word'],
  [['c-1', 'c-2'], 'Hands\nc-2'],
  [{ day: '2026-12-03', time: '09:00' }, '2026-12-03 09:00'],
  [{ day: '2026-04-05', time: '02:30', isSecond: true }, '2026-04-05 02:30, again'],
  [[{ id: 'x', name: 'Full', amountCents: 9_000, capacity: 5 }], 'Full, $90, 5'],
  ['x'.repeat(400), `${'x'.repeat(300)}…`],
])('%o is told as %s', (value, text) => {
  expect(valueText(value, words)).toBe(text);
});
