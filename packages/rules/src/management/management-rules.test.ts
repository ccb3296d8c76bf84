import { describe, expect, test } from 'vitest';
import { aliasFault, aliasRefusal } from './alias.ts';
import {
  archivedAtWished,
  communityDaysRefusal,
  type CommunityMoments,
  dayFaults,
  daysOfCommunity,
  momentsOfCommunity,
} from './community-days.ts';
import {
  isNewsToEverybody,
  segmentsWished,
  settledOpenness,
  staleCommunityRefusal,
  unknownRefusal,
} from './community-wish.ts';

const zone = 'Australia/Sydney';
/** In Sydney it is the 24th. */
const now = new Date('2026-11-23T20:00:00Z');
const today = '2026-11-24';
const none = { aliveStart: null, aliveEnd: null, archived: null };

test.each([
  ['hand-therapy', null],
  ['Händetherapie', null],
  ['a'.repeat(150), null],
  ['', 'missing'],
  ['  ', 'missing'],
  ['a'.repeat(151), 'tooLong'],
  ['hand therapy', 'spaces'],
  ['hand\u00a0therapy', 'spaces'],
  ['explore', 'taken'],
  ['Saved-Posts', 'taken'],
  ['FAQ', 'taken'],
  ['faqs', null],
  ['hands/feet', 'breaking'],
  ['what?', 'breaking'],
  ['..', 'breaking'],
] as const)('the alias %j [COM-554]', (alias, fault) => {
  expect(aliasFault(alias)).toBe(fault);
});

test('an alias that another community has is refused in the words of the form [COM-028] [COM-560]', () => {
  const taken = { code: 'invalid_input', field: 'body.alias', message: 'This community alias already exists' };
  expect(aliasRefusal('hands', true)).toEqual(taken);
  expect(aliasRefusal('explore', false)).toEqual(taken);
  expect(aliasRefusal('hands', false)).toBeNull();
});

describe('the days of a community', () => {
  test.each([
    ['none', none, {}],
    ['from today to today, in the archive from tomorrow on', days(today, today, '2026-11-25'), {}],
    ['that begin before today [COM-574]', days('2026-11-23'), { aliveStart: 'inPast' }],
    ['that end before today [COM-575]', days(null, '2026-11-23'), { aliveEnd: 'inPast' }],
    ['that end before they begin [COM-576]', days('2026-12-02', '2026-12-01'), { aliveEnd: 'endBeforeStart' }],
    ['archived today [COM-577]', days(null, null, today), { archived: 'notTomorrow' }],
  ])('%s', (_, wished, faults) => {
    expect(dayFaults(wished, null, today)).toEqual(faults);
  });

  test('stay as they were, though they have passed', () => {
    const past = days('2025-01-01', '2025-12-31', '2025-06-01');
    expect(dayFaults(past, past, today)).toEqual({});
    expect(dayFaults({ ...past, aliveStart: '2025-01-02' }, past, today)).toEqual({ aliveStart: 'inPast' });
  });

  test('are whole days by the clock of the organisation', () => {
    const moments = momentsOfCommunity(days('2026-12-01', '2026-12-02', '2026-12-03'), zone);
    expect(Object.values(moments).map((moment) => moment?.toISOString())).toEqual([
      '2026-11-30T13:00:00.000Z',
      '2026-12-02T12:59:59.999Z',
      '2026-12-02T13:00:00.000Z',
    ]);
    expect(daysOfCommunity(moments, zone)).toEqual(days('2026-12-01', '2026-12-02', '2026-12-03'));
  });

  test('are refused with the field that means them', () => {
    const refused = (wished: ReturnType<typeof days>, before: CommunityMoments | null = null) =>
      communityDaysRefusal(momentsOfCommunity(wished, zone), before, { now, zone })?.field ?? null;
    expect(refused(days('2026-11-23'))).toBe('body.aliveStartDate');
    expect(refused(days(null, '2026-11-23'))).toBe('body.aliveEndDate');
    expect(refused(days(null, null, today))).toBe('body.archivedDate');
    expect(refused(days('2026-11-23'), momentsOfCommunity(days('2026-11-23'), zone))).toBeNull();
  });
});

test.each([
  ['is put into it without a date [COM-390]', true, null, null, '2026-11-24T13:00:00.000Z'],
  ['is put into it at a date', true, '2026-12-01T00:00:00.000Z', null, '2026-12-01T00:00:00.000Z'],
  ['is in it already', true, null, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'],
  ['is taken out [COM-391]', false, '2026-12-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z', null],
  ['is given a date', undefined, '2026-12-01T00:00:00.000Z', null, '2026-12-01T00:00:00.000Z'],
  ['has its date cleared', undefined, null, '2026-12-01T00:00:00.000Z', null],
])('a community and its archive: it %s', (_, isArchived, sent, before, expected) => {
  const date = (text: string | null) => (text === null ? null : new Date(text));
  const at = archivedAtWished({ isArchived, archivedAt: date(sent) }, date(before), { now, zone });
  expect(at?.toISOString() ?? null).toBe(expected);
});

test('public is visible, and not public is not joined by itself [COM-566] [COM-567] [COM-568] [COM-569]', () => {
  const open = { isPublic: true, isVisible: false, isAutoJoin: true };
  expect(settledOpenness(open)).toEqual({ isPublic: true, isVisible: true, isAutoJoin: true });
  const closed = { ...open, isPublic: false };
  expect(settledOpenness(closed)).toEqual({ isPublic: false, isVisible: false, isAutoJoin: false });
  expect([open, closed].map((wish) => isNewsToEverybody(settledOpenness(wish)))).toEqual([true, false]);
});

test('segments stay unless others are sent, or it is said that there are none', () => {
  expect(segmentsWished(['b', 'b'], false, ['a'])).toEqual(['b']);
  expect(segmentsWished([], false, ['a'])).toEqual(['a']);
  expect(segmentsWished([], true, ['a'])).toEqual([]);
});

test('what names nothing is refused, and what somebody else has changed', () => {
  expect(unknownRefusal(['a', 'b'], new Set(['a']), 'body.tagsId[]')?.field).toBe('body.tagsId[]');
  expect(unknownRefusal(['a'], new Set(['a']), 'body.tagsId[]')).toBeNull();
  expect([3, 2].map((read) => staleCommunityRefusal(read, 3)?.code ?? null)).toEqual([null, 'stale']);
});

function days(aliveStart: string | null = null, aliveEnd: string | null = null, archived: string | null = null) {
  return { aliveStart, aliveEnd, archived };
}
