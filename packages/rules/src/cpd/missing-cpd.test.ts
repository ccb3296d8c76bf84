import { expect, test } from 'vitest';
import { rulePacks } from './cpd-settings.ts';
import { isHeldToCpd, missingCpd } from './missing-cpd.ts';
import { alwaysThere } from './required-minutes.ts';

const zone = 'Australia/Sydney';
const pack = rulePacks['ot-board'];
const skills = rulePacks['skills-points'];
const none = alwaysThere;

const done = (minutes: number, categoryId: string, day = '2026-03-02') => ({
  completedAt: new Date(`${day}T02:00:00Z`),
  minutes,
  categoryId,
});

function missingOn(
  day: string,
  records: ReturnType<typeof done>[],
  { rules = pack, person = none } = {},
): string[] | null {
  const found = missingCpd({ pack: rules, zone, records, person }, new Date(`${day}T02:00:00Z`));
  return found && [found.lastDay, ...found.missing.map((one) => `${one.hours} ${found.unit} ${one.categoryName}`)];
}

test.each([
  ['far from the end', '2026-08-31', [], null],
  ['of everything, then of a category', '2026-10-10', [], ['2026-11-30', '20 hours null', '5 hours Interactive']],
  ['of a category alone', '2026-10-10', [done(1200, 'self-directed')], ['2026-11-30', '5 hours Interactive']],
  [
    'as much of both',
    '2026-10-10',
    [done(900, 'self-directed')],
    ['2026-11-30', '5 hours Interactive', '5 hours null'],
  ],
  ['of everything alone', '2026-10-10', [done(1140, 'interactive')], ['2026-11-30', '1 hours null']],
  ['where only goals and a reflection are', '2026-10-10', [done(1200, 'interactive')], null],
  ['what was done before the period', '2026-12-01', [done(1200, 'interactive')], null],
])('%s', (_, day, records, expected) => {
  expect(missingOn(day, records)).toEqual(expected);
});

test('before a year of several ends, what is missing of that year; at the end of all, what is more', () => {
  expect(missingOn('2026-06-20', [], { rules: skills })).toEqual(['2026-06-30', '20 points null']);
  const most = [
    '2027-06-30',
    '120 points null',
    '40 points Training and assessment',
    '10 points Work health and safety',
  ];
  expect(missingOn('2027-06-20', [], { rules: skills })).toEqual(most);
});

test('whoever was away all the time has nothing to do', () => {
  const person = { ...none, leaves: [{ firstDay: '2025-12-01', lastDay: '2026-11-30' }] };
  expect(missingOn('2026-10-10', [], { person })).toBeNull();
});

test.each([
  ['quarters of an hour are hours', 495, { hours: 11.75, exact: null }],
  ['anything else is hours and minutes', 489, { hours: 11.85, exact: { h: 11, min: 51 } }],
  ['what two digits do not say is never rounded down', 490, { hours: 11.84, exact: { h: 11, min: 50 } }],
])('%s', (_, minutes, expected) => {
  const facts = { pack, zone, records: [done(minutes, 'interactive')], person: none };
  const found = missingCpd(facts, new Date('2026-10-10T02:00:00Z'));
  expect(found?.missing).toEqual([{ categoryName: null, ...expected }]);
});

test.each([
  ['a member', ['Member'], false, true],
  ['a member whose membership has lapsed', ['Member'], true, false],
  ['staff', ['Staff'], false, false],
  ['somebody of a client organisation', ['ClientUser'], false, false],
])('%s', (_, contactTypes, membershipLapsed, expected) => {
  expect(isHeldToCpd({ contactTypes, membershipLapsed })).toBe(expected);
});
