import type { MembershipStatus } from '@portal/api/contract';
import { expect, test } from 'vitest';
import {
  answerRefusal,
  answersRefusal,
  joinRefusal,
  normalisedAnswers,
  lastModeratorRefusal,
  leaveRefusal,
} from './rules.ts';

const questions = [
  { id: 'why', text: 'Why?', isRequiredAssets: false },
  { id: 'proof', text: 'Show it', isRequiredAssets: true },
];
const answer = (questionId: string, text = 'Yes') => ({ questionId, answer: text });

test.each<[string, MembershipStatus | null, { belongsAnyway?: boolean; isArchived?: boolean }, string, string, string]>(
  [
    //                                                                  join        answer      leave
    ['a stranger', null, {}, 'may', 'conflict', 'may'],
    ['who was removed', 'Removed', {}, 'may', 'conflict', 'may'],
    ['who has asked', 'Awaiting', {}, 'conflict', 'may', 'may'],
    ['a member', 'Joined', {}, 'conflict', 'may', 'may'],
    ['who is blocked', 'Blocked', {}, 'forbidden', 'forbidden', 'forbidden'],
    ['a stranger, archived', null, { isArchived: true }, 'conflict', 'conflict', 'may'],
    ['who has asked, archived', 'Awaiting', { isArchived: true }, 'conflict', 'conflict', 'may'],
    ['who belongs anyway', null, { belongsAnyway: true }, 'conflict', 'conflict', 'conflict'],
    ['blocked staff', 'Blocked', { belongsAnyway: true }, 'conflict', 'conflict', 'conflict'],
  ],
)('%s joins, answers, leaves', (_, status, more, ...expected) => {
  const facts = { belongsAnyway: false, isArchived: false, status, ...more };
  expect([joinRefusal, answerRefusal, leaveRefusal].map((rule) => rule(facts)?.code ?? 'may')).toEqual(expected);
});

test.each([
  ['the only moderator', true, false, 'conflict'],
  ['one of two', true, true, 'may'],
  ['a member where nobody moderates', false, false, 'may'],
])('%s leaves', (_, isModerator, hasOtherModerator, expected) => {
  expect(lastModeratorRefusal({ isModerator, hasOtherModerator })?.code ?? 'may').toBe(expected);
});

test.each<[string, boolean, { questionId: string; answer: string }[], string | undefined]>([
  ['everything answered', false, [answer('why')], undefined],
  ['a file said in words too', false, [answer('why'), answer('proof')], undefined],
  ['nothing', false, [], 'Please answer: Why?'],
  ['spaces', false, [answer('why', '  ')], 'Please answer: Why?'],
  ['a question not asked', false, [answer('why'), answer('other')], 'This question is not asked here'],
  ['anything, where nothing is asked', true, [answer('other')], undefined],
])('join questions are answered with %s', (_, isPublic, answers, message) => {
  expect(answersRefusal({ isPublic }, questions, answers)?.message).toBe(message);
});

test('answers are kept that say something, without spaces around them, and only where questions are asked', () => {
  const answers = [answer('why', 'No'), answer('why', ' Yes '), answer('proof', ' ')];
  expect(normalisedAnswers({ isPublic: false }, answers)).toEqual([answer('why')]);
  expect(normalisedAnswers({ isPublic: true }, answers)).toEqual([]);
});
