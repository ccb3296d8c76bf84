import {
  badgeRefusal,
  certificateRefusal,
  claimOf,
  isConfirmed,
  isLocked,
  recordFieldsRefusal,
  recordRefusal,
  revokingRefusal,
  withdrawnRefusal,
} from '@portal/api/rules';
import { expect, test } from 'vitest';
import { otBoardPack } from './packs/ot-board-pack.ts';
import { standardPack } from './packs/standard-pack.ts';

const mine = { personId: 'me', isDeleted: false };
const gone = { personId: 'me', isDeleted: true };

test.each([
  ['see', mine, null],
  ['change', mine, null],
  ['see', gone, 'not_found'],
  ['change', gone, 'not_found'],
  ['restore', gone, null],
  ['see', { ...mine, personId: 'other' }, 'not_found'],
  ['restore', { ...gone, personId: 'other' }, 'not_found'],
  ['see', null, 'not_found'],
] as const)('%s of %o is %s', (action, record, code) => {
  expect(recordRefusal(action, record, { id: 'me' })?.code ?? null).toBe(code);
});

// In Perth it is the 22nd until 16:00 UTC, in Sydney the 23rd from 13:00 UTC on.
const now = new Date('2026-11-22T14:00:00Z');
const later = '2026-11-22T15:59:00Z';

test.each([
  ['a category of the rules', { category: 'interactive', completedDate: null }, otBoardPack, 'Australia/Sydney', null],
  ['none, where others count', { category: '', completedDate: null }, otBoardPack, 'Australia/Sydney', null],
  ['one that is not listed', { category: 'x', completedDate: null }, otBoardPack, 'Australia/Sydney', 'body.category'],
  [
    'one where there are none',
    { category: 'x', completedDate: null },
    standardPack,
    'Australia/Sydney',
    'body.category',
  ],
  ['later today', { category: '', completedDate: later }, standardPack, 'Australia/Perth', null],
  [
    'tomorrow by another clock',
    { category: '', completedDate: '2026-11-22T16:30:00Z' },
    standardPack,
    'Australia/Perth',
    'body.completedDate',
  ],
  [
    'the same moment in Sydney',
    { category: '', completedDate: '2026-11-22T16:30:00Z' },
    standardPack,
    'Australia/Sydney',
    null,
  ],
])('takes or refuses %s', (_, fields, pack, zone, field) => {
  expect(recordFieldsRefusal(fields, { pack, zone, now })?.field ?? null).toBe(field);
});

test('keeps the category that an import has named', () => {
  const fields = { category: 'Brought along', completedDate: null };
  expect(recordFieldsRefusal(fields, { pack: otBoardPack, zone: 'Australia/Sydney', now }, 'Brought along')).toBeNull();
});

test('locks what the organisation has written', () => {
  expect(['own', 'event', 'course', 'import'].filter((source) => isLocked({ source: source as 'own' }))).toEqual([
    'event',
    'course',
  ]);
});

test.each([
  ['what is finished', { completedAt: now, withdrawnAt: null }, null],
  ['what is not', { completedAt: null, withdrawnAt: null }, 'conflict'],
  ['what was taken back', { completedAt: now, withdrawnAt: now }, 'conflict'],
] as const)('a certificate of %s', (_, record, code) => {
  expect(certificateRefusal(record)?.code ?? null).toBe(code);
});

test.each([
  ['revoke', { isRevoked: false }, null],
  ['revoke', { isRevoked: true }, 'conflict'],
  ['reinstate', { isRevoked: true }, null],
  ['reinstate', { isRevoked: false }, 'conflict'],
  ['revoke', null, 'not_found'],
  ['reinstate', null, 'not_found'],
] as const)('to %s %o is %s', (action, certificate, code) => {
  expect(revokingRefusal(action, certificate)?.code ?? null).toBe(code);
});

test('tells why there is no certificate any more', () => {
  expect(withdrawnRefusal(null)).toBeNull();
  expect(withdrawnRefusal('A duplicate.')).toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('A duplicate.'),
  });
});

test.each([
  ['own', false, false],
  ['import', false, false],
  ['own', true, true],
  ['event', false, true],
  ['course', false, true],
] as const)('what comes from %s, accepted %s, is confirmed: %s', (source, isAccepted, expected) => {
  expect(isConfirmed({ source, isAccepted })).toBe(expected);
  expect(badgeRefusal({ isConfirmed: expected })?.code).toBe(expected ? undefined : 'conflict');
});

test('the same written anew claims the same: in other letters, spaces and signs, at another hour of the day', () => {
  const first = {
    title: 'Doctor of Medicine',
    completedAt: new Date('2026-03-02T01:00:00Z'),
    timeZone: 'Australia/Sydney',
  };
  const claim = claimOf(first);
  for (const title of [
    ' doctor  of medicine.',
    'Ｄoctor of Medicine',
    'Doctor\u200bof\u00admedicine',
    'Dóctor of Medicine',
  ])
    expect(claimOf({ ...first, title, completedAt: new Date('2026-03-02T09:00:00Z') }), title).toBe(claim);
  for (const other of [
    { title: 'Doctor of Law' },
    { completedAt: new Date('2026-03-03T01:00:00Z') },
    { completedAt: null },
    { title: '!' },
  ])
    expect(claimOf({ ...first, ...other })).not.toBe(claim);
  expect(claimOf({ ...first, title: '!' })).not.toBe(claimOf({ ...first, title: '?' }));
});
