import { expect, test } from 'vitest';
import { newEvent } from './event-values.ts';
import { firstChoice, mergedWith } from './two-states.ts';

const base = { ...newEvent('Australia/Sydney', new Date('2026-11-23T00:00:00Z')), title: 'Hands' };
const mine = { ...base, title: 'Feet', address: '1 Harbour Street' };
const theirs = { ...base, revision: 1, title: 'Toes', shortDesc: 'A day.' };

test('of what differs mine is kept, but for what only they have changed', () => {
  const chosen = firstChoice(base, theirs, mine);
  expect([...chosen]).toEqual([
    ['title', 'mine'],
    ['shortDesc', 'theirs'],
    ['address', 'mine'],
  ]);
  expect(mergedWith(mine, theirs, chosen)).toEqual({ ...mine, shortDesc: 'A day.', revision: 1 });
});

test('without what both began with, all of mine is kept until it is chosen otherwise', () => {
  const chosen = firstChoice(null, theirs, mine);
  expect(new Set(chosen.values())).toEqual(new Set(['mine']));
  expect(mergedWith(mine, theirs, new Map([...chosen, ['title', 'theirs']]))).toEqual({
    ...mine,
    title: 'Toes',
    revision: 1,
  });
});

test('a zone of the end that they have taken away is taken from mine', () => {
  const before = { ...base, endTimeZone: 'Australia/Perth' };
  const chosen = firstChoice(before, { ...base, revision: 1 }, { ...before, title: 'Feet' });
  const merged = mergedWith({ ...before, title: 'Feet' }, { ...base, revision: 1 }, chosen);
  expect([merged.title, merged.endTimeZone]).toEqual(['Feet', undefined]);
});
