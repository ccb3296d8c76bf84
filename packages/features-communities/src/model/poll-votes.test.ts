import type { Poll } from '@portal/api';
import { expect, test } from 'vitest';
import { isOver, optionsAfter, shareOf, withVote } from './poll-votes.ts';

const poll = (changes: Partial<Poll> = {}): Poll => ({
  options: [
    { id: 'a', text: 'Yes', votesCount: 3 },
    { id: 'b', text: 'No', votesCount: 1 },
  ],
  isMultiple: false,
  results: 'always',
  closesAt: null,
  isClosed: false,
  votersCount: 4,
  myOptionIds: [],
  ...changes,
});

test.each([
  [false, [], 'a', ['a']],
  [false, ['a'], 'b', ['b']],
  [false, ['a'], 'a', []],
  [true, ['a'], 'b', ['a', 'b']],
  [true, ['a', 'b'], 'a', ['b']],
])('several answers %s: %j and %s pressed makes %j', (isMultiple, mine, pressed, expected) => {
  expect(optionsAfter({ isMultiple }, mine, pressed)).toEqual(expected);
});

test('a vote shows at once, and another in its place leaves no trace of it', () => {
  const counts = ({ options, votersCount }: Poll) => [...options.map(({ votesCount }) => votesCount), votersCount];
  const voted = withVote(poll(), ['a']);
  expect(counts(voted)).toEqual([4, 1, 5]);
  const changed = withVote(voted, ['b']);
  expect(counts(changed)).toEqual([3, 2, 5]);
  expect(withVote(changed, [])).toEqual(poll());
});

test('counts that are hidden stay hidden', () => {
  const hidden = poll({ options: [{ id: 'a', text: 'Yes', votesCount: null }] });
  expect(withVote(hidden, ['a']).options[0]?.votesCount).toBeNull();
});

test('shares are of the people, also where each may choose several answers', () => {
  expect(shareOf(3, poll())).toBe(0.75);
  expect(shareOf(0, poll({ votersCount: 0 }))).toBe(0);
});

test('a poll is over when its time has come, whatever was read', () => {
  const now = new Date('2026-11-23T09:00:00.000Z');
  expect(isOver(poll(), now)).toBe(false);
  expect(isOver(poll({ isClosed: true }), now)).toBe(true);
  expect(isOver(poll({ closesAt: '2026-11-23T09:00:00.000Z' }), now)).toBe(true);
  expect(isOver(poll({ closesAt: '2026-11-23T09:00:01.000Z' }), now)).toBe(false);
});
