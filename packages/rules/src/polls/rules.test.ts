import { describe, expect, test } from 'vitest';
import {
  type PollFacts,
  pollChangeRefusal,
  pollEditRefusal,
  pollRefusal,
  pollWish,
  seesResults,
  shownPoll,
  voteRefusal,
} from './rules.ts';

const now = new Date('2026-11-23T09:00:00.000Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const wish = { options: ['Yes', 'No'], isMultiple: false, results: 'afterVote', closesAt: null } as const;
const poll: PollFacts = {
  options: [
    { id: 'a', text: 'Yes', votesCount: 2 },
    { id: 'b', text: 'No', votesCount: 1 },
  ],
  isMultiple: false,
  results: 'afterVote',
  closesAt: null,
  votersCount: 3,
};

test('what is sent without options is no poll; with them, one that shows its results after voting', () => {
  expect(pollWish({ isPollMultiple: true, pollClosesAt: now.toISOString() })).toBeNull();
  expect(pollWish({ pollOptions: ['Yes', 'No'] })).toEqual(wish);
});

test.each([
  ['two answers', {}, undefined],
  ['answers that differ in case alone', { options: ['Yes', 'yes'] }, 'body.pollOptions'],
  ['answers that differ in spaces alone', { options: ['Yes', ' Yes'] }, 'body.pollOptions'],
  ['results that would never show', { results: 'afterClose' as const }, 'body.pollClosesAt'],
  ['closing now', { closesAt: now }, 'body.pollClosesAt'],
  ['closing in a year', { closesAt: inDays(365) }, undefined],
  ['closing later than that', { closesAt: inDays(366) }, 'body.pollClosesAt'],
])('a poll with %s', (_, changes, field) => {
  expect(pollRefusal({ ...wish, ...changes }, now)?.field).toBe(field);
});

describe('a change', () => {
  test.each([
    ['the same with another end', { ...wish, closesAt: inDays(2) }, null],
    ['another answer', { ...wish, options: ['Yes', 'Never'] }, 'conflict'],
    ['one answer more', { ...wish, options: ['Yes', 'No', 'Perhaps'] }, 'conflict'],
    ['answers in another order', { ...wish, options: ['No', 'Yes'] }, 'conflict'],
    ['several answers', { ...wish, isMultiple: true }, 'conflict'],
    ['other results', { ...wish, results: 'always' as const }, 'conflict'],
    ['none', null, 'conflict'],
  ])('of a poll with votes to %s', (_, changed, code) => {
    expect(pollChangeRefusal(poll, changed)?.code ?? null).toBe(code);
    expect(pollChangeRefusal({ ...poll, votersCount: 0 }, changed)).toBeNull();
  });

  test('does not wait for approval', () => {
    expect(pollEditRefusal({ isQuestion: undefined, poll: undefined })).toBeNull();
    expect(pollEditRefusal({ isQuestion: false, poll: undefined })?.code).toBe('conflict');
    expect(pollEditRefusal({ isQuestion: undefined, poll: null })?.code).toBe('conflict');
  });
});

test.each([
  ['one answer', ['a'], {}, null],
  ['no answer, which takes the vote back', [], {}, null],
  ['two where one is asked for', ['a', 'b'], {}, 'invalid_input'],
  ['two where several are', ['a', 'b'], { isMultiple: true }, null],
  ['an answer of another poll', ['z'], {}, 'invalid_input'],
  ['before it closes', ['a'], { closesAt: inDays(1) }, null],
  ['at the moment when it closes', ['a'], { closesAt: now }, 'conflict'],
])('a vote for %s', (_, optionIds, changes, code) => {
  expect(voteRefusal(optionIds, { ...poll, ...changes }, now)?.code ?? null).toBe(code);
});

test('nobody votes where there is no poll', () => {
  expect(voteRefusal(['a'], null, now)?.code).toBe('not_found');
});

test.each([
  ['always', false, false, true],
  ['afterVote', false, false, false],
  ['afterVote', true, false, true],
  ['afterVote', false, true, true],
  ['afterClose', true, false, false],
  ['afterClose', false, true, true],
] as const)('results %s, voted %s, closed %s: seen %s, and always by who may edit the post', (...row) => {
  const [results, hasVoted, isClosed, isSeen] = row;
  expect(seesResults({ results, hasVoted, isClosed, mayEdit: false })).toBe(isSeen);
  expect(seesResults({ results, hasVoted, isClosed, mayEdit: true })).toBe(true);
});

test('hidden results are not in the reply', () => {
  const hidden = shownPoll({ ...poll, myOptionIds: [] }, false, now);
  expect(hidden.options.map(({ votesCount }) => votesCount)).toEqual([null, null]);
  const seen = shownPoll({ ...poll, myOptionIds: ['b'] }, false, now);
  expect(seen.options.map(({ votesCount }) => votesCount)).toEqual([2, 1]);
});
