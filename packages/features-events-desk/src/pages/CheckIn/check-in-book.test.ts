import type { DoorScan, ScanResult } from '@portal/api';
import { hashOfTicketCode } from '@portal/rules';
import { expect, test } from 'vitest';
import {
  attendedAtOf,
  countsOf,
  type CheckInList,
  applyResults,
  recordScan,
  openBook,
  ticketOfCode,
} from './check-in-book.ts';

const code = 'AAA-1.ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const at = (minute: number) => `2026-12-03T09:${String(minute).padStart(2, '0')}:00.000Z`;
const ticket = (ticketId: string, attendedAt: string | null = null) => ({
  ticketId,
  ticketNumber: `${ticketId.toUpperCase()}-1`,
  codeHash: '',
  name: ticketId,
  ticketType: 'Members',
  attendedAt,
});
const list = (...tickets: CheckInList['tickets']): CheckInList => ({
  eventId: 'e',
  title: 'Today',
  startAt: at(0),
  timeZone: 'Australia/Sydney',
  readAt: at(0),
  tickets,
  isCut: false,
});
const scan = (id: string, minute: number, ticketId: string, action: 'in' | 'undo' = 'in'): DoorScan => ({
  id,
  at: at(minute),
  action,
  how: 'name',
  ticketId,
});
const result = (
  id: string,
  outcome: ScanResult['outcome'],
  ticketId: string,
  attendedAt: string | null,
): ScanResult => ({
  id,
  outcome,
  ticketId,
  name: ticketId,
  ticketType: 'Members',
  attendedAt,
});

test('a device knows without a network who is in, who is in twice, and who is out again', () => {
  let book = openBook(list(ticket('aaa'), ticket('bbb', at(1))), null);
  book = recordScan(book, scan('1', 2, 'aaa'), 'aaa');
  book = recordScan(book, scan('2', 3, 'aaa'), 'aaa');
  book = recordScan(book, scan('3', 4, 'bbb'), 'bbb');
  book = recordScan(book, scan('4', 5, 'bbb', 'undo'), 'bbb');
  expect(book.waiting.map(({ told }) => told)).toEqual(['in', 'already', 'already', 'undone']);
  expect([attendedAtOf(book, 'aaa'), attendedAtOf(book, 'bbb')]).toEqual([at(2), null]);
  expect(countsOf(book)).toEqual({ registered: 2, attended: 1 });
});

test('what the server says takes the place of what waited, and a faster door is told', () => {
  let book = openBook(list(ticket('aaa'), ticket('bbb')), null);
  for (const [id, who] of [
    ['1', 'aaa'],
    ['2', 'bbb'],
    ['3', 'aaa'],
  ] as const)
    book = recordScan(book, scan(id, Number(id), who), who);
  book = applyResults(book, {
    results: [result('1', 'already', 'aaa', at(0)), result('2', 'in', 'bbb', at(2))],
    readAt: at(4),
  });
  expect(book.waiting.map(({ scan: { id } }) => id)).toEqual(['3']);
  expect(book.differences).toEqual([{ id: '1', name: 'aaa', told: 'in', outcome: 'already', attendedAt: at(0) }]);
  expect([attendedAtOf(book, 'aaa'), attendedAtOf(book, 'bbb')]).toEqual([at(0), at(2)]);
});

test('a list that was read before somebody was checked in, and arrives after it, does not un-mark them', () => {
  const began = recordScan(openBook(list(ticket('aaa')), null), scan('1', 2, 'aaa'), 'aaa');
  const heard = applyResults(began, { results: [result('1', 'in', 'aaa', at(2))], readAt: at(4) });
  const late = openBook({ ...list(ticket('aaa')), readAt: at(3) }, heard);
  expect(attendedAtOf(late, 'aaa')).toBe(at(2));
  // One that was read later knows better: somebody has taken it back at another door.
  expect(attendedAtOf(openBook({ ...list(ticket('aaa')), readAt: at(5) }, late), 'aaa')).toBeNull();
});

test('who was let in by name and is refused is told by name', () => {
  const book = recordScan(openBook(list(ticket('aaa')), null), scan('1', 2, 'aaa'), 'aaa');
  const refused = { ...result('1', 'unknown', 'aaa', null), ticketId: null, name: null, ticketType: null };
  const heard = applyResults(book, { results: [refused], readAt: at(1) });
  expect([heard.waiting, heard.differences]).toMatchObject([[], [{ name: 'aaa', told: 'in', outcome: 'unknown' }]]);
});

test('a new list keeps what waits to be sent', () => {
  const before = recordScan(openBook(list(ticket('aaa')), null), scan('1', 2, 'aaa'), 'aaa');
  const after = openBook(list(ticket('aaa'), ticket('ccc')), before);
  expect([after.waiting.length, attendedAtOf(after, 'aaa'), countsOf(after)]).toEqual([
    1,
    at(2),
    { registered: 2, attended: 1 },
  ]);
});

test.each([
  ['the code of a ticket', code, 'aaa'],
  ['the same in small letters', code.toLowerCase(), 'aaa'],
  ['a forged signature', 'AAA-1.BBBBBBBBBBBBBBBBBBBBBBBBBB', undefined],
  ['a number alone', 'AAA-1', undefined],
  ['another number', 'ZZZ-1.ABCDEFGHIJKLMNOPQRSTUVWXYZ', undefined],
  ['something else', 'https://example.org', undefined],
])('a device finds a ticket by its code alone: %s', async (_, text, found) => {
  const known = list({ ...ticket('aaa'), codeHash: await hashOfTicketCode(code) });
  expect((await ticketOfCode(known, text))?.ticketId).toBe(found);
});
