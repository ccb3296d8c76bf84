import { limits } from '@portal/api/rules';
import { expect, test } from 'vitest';
import { agreementSwitchRefusal, asksQuestions, questionsRefusal } from './rules.ts';

const asking = { isPublic: false, isVisible: true };

test.each([
  [false, true, true],
  [false, false, false],
  [true, true, false],
  [true, false, false],
])('public %s and visible %s: questions are asked is %s [COM-636]', (isPublic, isVisible, expected) => {
  expect(asksQuestions({ isPublic, isVisible })).toBe(expected);
  expect(questionsRefusal({ isPublic, isVisible }, 1) === null).toBe(expected);
});

test('a community asks so many questions and no more', () => {
  expect(questionsRefusal(asking, limits.joinQuestion.most)).toBeNull();
  expect(questionsRefusal(asking, limits.joinQuestion.most + 1)?.code).toBe('conflict');
});

test.each([
  [true, '<p>Be kind.</p>', null],
  [true, '<p> </p>', 'Content cannot be empty.'],
  [true, '', 'Content cannot be empty.'],
  [false, '', null],
])('asking for agreement %s with the terms %s', (isRequired, terms, message) => {
  expect(agreementSwitchRefusal(isRequired, terms)?.message ?? null).toBe(message);
});
