import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attendeesCsv } from './attendees-csv.ts';
import { needsOf } from './needs-of.ts';
import { scanRefusal, timeOfScan } from './scan-rules.ts';
import { type Scan, settleScans } from './settle-scans.ts';
import { hashOfTicketCode, packTicketCode, readTicketCode } from './ticket-code.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 9, minute));
const scan = (id: string, minute: number, action: Scan['action'] = 'in'): Scan => ({ id, at: at(minute), action });

test.each<[string, Scan[], Record<string, string>, number | null]>([
  ['nothing', [], {}, null],
  ['one scan', [scan('a', 2)], { a: 'in' }, 2],
  ['two, the later sent first', [scan('b', 5), scan('a', 2)], { a: 'in', b: 'already' }, 2],
  ['the same scan twice', [scan('a', 2), scan('a', 2)], { a: 'in' }, 2],
  ['two in one instant', [scan('b', 2), scan('a', 2)], { a: 'in', b: 'already' }, 2],
  ['taken back', [scan('a', 2), scan('b', 3, 'undo')], { a: 'in', b: 'undone' }, null],
  ['in again', [scan('a', 2), scan('b', 3, 'undo'), scan('c', 4)], { a: 'in', b: 'undone', c: 'in' }, 4],
  ['taken back before', [scan('a', 1, 'undo'), scan('b', 2)], { a: 'notIn', b: 'in' }, 2],
])('a ticket is settled by its scans: %s', (_, scans, outcomes, minute) => {
  const settled = settleScans(scans);
  expect(Object.fromEntries(settled.outcomes)).toEqual(outcomes);
  expect(settled.attendedAt).toEqual(minute === null ? null : at(minute));
});

test('scans come to the same in whatever order and however often devices send them', () => {
  const scans = fc.array(fc.record({ minute: fc.nat(5), action: fc.constantFrom<Scan['action']>('in', 'undo') }), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(scans, fc.infiniteStream(fc.nat(1000)), (made, order) => {
      const all = made.map(({ minute, action }, index) => scan(String(index), minute, action));
      const shuffled = [...all, ...all]
        .map((one) => [order.next().value ?? 0, one] as const)
        .toSorted(([a], [b]) => a - b)
        .map(([, one]) => one);
      expect(settleScans(shuffled)).toEqual(settleScans(all));
    }),
  );
});

test.each([
  ['nobody holds', null, 'unknown'],
  ['of another event', { eventId: 'other', removedAt: null, personId: 'ana' }, 'wrongEvent'],
  ['that was cancelled', { eventId: 'here', removedAt: at(0), personId: 'ana' }, 'cancelled'],
  ['that was cancelled after the scan', { eventId: 'here', removedAt: at(1), personId: 'ana' }, null],
  ['of whoever is at the door', { eventId: 'here', removedAt: null, personId: 'ben' }, 'own'],
  ['of whoever is at the door, with which another comes', { eventId: 'here', removedAt: null, personId: null }, null],
  ['that is good', { eventId: 'here', removedAt: null, personId: 'ana' }, null],
] as const)('a ticket %s', (_, ticket, refusal) => {
  expect(scanRefusal(ticket, { id: 'here', startAt: at(30) }, { at: at(0), by: 'ben' })).toBe(refusal);
});

test('people come a day before an event at the earliest, and are marked long after it', () => {
  const ticket = { eventId: 'here', removedAt: null, personId: 'ana' };
  const scanned = (moment: string) => scanRefusal(ticket, event, { at: new Date(moment), by: 'ben' });
  const event = { id: 'here', startAt: new Date('2026-11-23T09:00:00Z') };
  expect(scanned('2026-11-22T08:59:59.999Z')).toBe('tooEarly');
  expect(scanned('2026-11-22T09:00:00Z')).toBeNull();
  expect(scanned('2027-11-22T09:00:00Z')).toBeNull();
});

test('a device whose clock is an hour fast, or that says what is to come, puts nobody in the wrong order', () => {
  expect(timeOfScan(at(70), at(75), at(15))).toEqual(at(10));
  expect(timeOfScan(at(40), at(20), at(20))).toEqual(at(20));
});

test.each([
  ['7QK4-M2XB-9HTD.ABCDEFGHIJKLMNOPQRSTUVWXYZ', true],
  [' 7qk4-m2xb-9htd.abcdefghijklmnopqrstuvwxyz\n', true],
  ['7QK4-M2XB-9HTD', false],
  ['https://example.org/?t=7QK4-M2XB-9HTD.ABCDEFGHIJKLMNOPQRSTUVWXYZ', false],
  ['7QK4-M2XB-9HTD.ABCDEFGHIJKLMNOPQRSTUVWXY', false],
  ['', false],
])('what was read from a picture is a code or none: %j', (text, isCode) => {
  const code = readTicketCode(text);
  expect(code !== null).toBe(isCode);
  if (code !== null) expect(packTicketCode(code)).toBe(text.trim().toUpperCase());
});

test('what a device keeps of a code does not say the code', async () => {
  const hash = await hashOfTicketCode('7QK4-M2XB-9HTD.ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  expect(hash).toMatch(/^[0-9a-f]{32}$/);
  expect(await hashOfTicketCode('7QK4-M2XB-9HTD.ABCDEFGHIJKLMNOPQRSTUVWXYA')).not.toBe(hash);
});

const person = {
  name: 'Ana Tui',
  email: 'ana@example.org',
  organisation: null,
  ticketNumber: '7QK4',
  ticketType: 'Members',
  insteadOf: null,
  dietaryRequirements: ['vegan', 'nutFree'],
  otherDietaryRequirement: null,
  accessibilityRequirement: null,
  attendedAt: new Date('2026-11-22T22:02:00Z'),
};

test('attendees are a table that spreadsheets open as it is', () => {
  const [head, row, ...rest] = attendeesCsv([person], 'Australia/Adelaide').split('\r\n');
  expect(head).toMatch(/^\uFEFF"Name","Email"/);
  expect(row).toBe('"Ana Tui","ana@example.org","","7QK4","Members","","Vegan; Nut free","","","2026-11-23 08:32:00"');
  expect(rest).toEqual(['']);
});

test.each(['=1+1', '+61 4', '-2', '@SUM(A1)', '\t=1', '\r=1', '\0=1', ' =1'])('no cell is a formula: %j', (text) => {
  const csv = attendeesCsv([{ ...person, name: text }], 'Australia/Sydney');
  expect(csv).toContain(`\r\n"'${text}",`);
});

test('quotes and lines of a cell stay in it', () => {
  const csv = attendeesCsv([{ ...person, otherDietaryRequirement: 'No "nuts",\nplease' }], 'Australia/Sydney');
  expect(csv).toContain('"No ""nuts"",\nplease"');
});

test('a caterer reads how many eat what, the most first, and what people have written', () => {
  const one = { ...person, ticketId: 'a' };
  const two = {
    ...person,
    ticketId: 'b',
    name: 'Bo',
    dietaryRequirements: ['vegan', 'kelp'],
    otherDietaryRequirement: 'Soup',
  };
  const three = { ...person, ticketId: 'c', dietaryRequirements: [], accessibilityRequirement: 'A ramp' };
  expect(needsOf([one, two, three], 1)).toEqual({
    registered: 3,
    diets: [
      { label: 'Vegan', count: 2 },
      { label: 'Nut free', count: 1 },
      { label: 'kelp', count: 1 },
    ],
    notes: [{ ticketId: 'b', name: 'Bo', food: 'Soup', access: null }],
    isCut: true,
  });
});
