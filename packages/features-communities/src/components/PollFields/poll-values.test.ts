import type { Poll } from '@portal/api';
import { expect, test } from 'vitest';
import { editedPoll, newPoll, pollProblem, type PollValues, pollValuesOf, sentPoll } from './poll-values.ts';

const now = new Date('2026-11-23T09:00:00.000Z');
const values = (changes: Partial<PollValues> = {}): PollValues => ({ ...newPoll, options: ['Yes', 'No'], ...changes });
const poll: Poll = {
  options: [
    { id: 'a', text: 'Yes', votesCount: null },
    { id: 'b', text: 'No', votesCount: null },
  ],
  isMultiple: true,
  results: 'always',
  closesAt: '2026-11-30T09:00:00.000Z',
  isClosed: false,
  votersCount: 0,
  myOptionIds: [],
};

test.each([
  ['no poll', null, null],
  ['two answers', values(), null],
  ['fields that were left empty', values({ options: ['Yes', ' ', 'No', ''] }), null],
  ['one answer', values({ options: ['Yes', '  '] }), 'pollTooFew'],
  ['the same answer twice', values({ options: ['Yes', 'yes '] }), 'pollDoubles'],
  ['a long answer', values({ options: ['Yes', 'x'.repeat(121)] }), 'pollOptionTooLong'],
  ['results that nobody would ever see', values({ results: 'afterClose', end: '' }), 'pollNeverCloses'],
])('%s', (_, given, expected) => {
  expect(pollProblem(given)).toBe(expected);
});

test('what is sent: the answers that were written, and the moment when it closes', () => {
  expect(sentPoll(values({ options: [' Yes ', '', 'No'], end: '3' }), now)).toEqual({
    pollOptions: ['Yes', 'No'],
    isPollMultiple: false,
    pollResults: 'afterVote',
    pollClosesAt: '2026-11-26T09:00:00.000Z',
  });
  expect(sentPoll(values({ end: '' }), now)).not.toHaveProperty('pollClosesAt');
});

test('an edit sends what has changed', () => {
  const same = pollValuesOf(poll);
  expect(editedPoll(poll, same, now)).toEqual({});
  expect(editedPoll(null, null, now)).toEqual({});
  expect(editedPoll(poll, null, now)).toEqual({ isPollRemoved: true });
  expect(editedPoll(poll, { ...same, results: 'afterVote' }, now)).toMatchObject({
    pollResults: 'afterVote',
    pollClosesAt: poll.closesAt,
  });
});
