import { describe, expect, test } from 'vitest';
import {
  answerProblem,
  joinRequest,
  noAnswer,
  stepAfterStart,
  stepAfterTerms,
  type JoinQuestion,
} from './join-flow.ts';

const written: JoinQuestion = { id: 'q-1', text: 'Why would you like to join?', isRequiredAssets: false };
const proof: JoinQuestion = { id: 'q-2', text: 'Please attach your registration', isRequiredAssets: true };
const certificate = new File(['%PDF-1.7'], 'registration.pdf', { type: 'application/pdf' });

describe('steps', () => {
  test.each([
    ['[COM-138] terms come first', { isPublic: true, isRequireAgreement: true }, [], 'terms'],
    ['[COM-138] terms come before questions', { isPublic: false, isRequireAgreement: true }, [written], 'terms'],
    ['[COM-140] a private community asks', { isPublic: false, isRequireAgreement: false }, [written], 'questions'],
    ['[COM-141] no questions: straight in', { isPublic: false, isRequireAgreement: false }, [], 'ready'],
    ['[COM-142] a public community never asks', { isPublic: true, isRequireAgreement: false }, [written], 'ready'],
  ] as const)('%s', (_, terms, questions, at) => {
    expect(stepAfterStart(terms, questions).at).toBe(at);
  });

  test.each([
    ['[COM-140] questions after the terms', false, [written], 'questions'],
    ['[COM-141] none: straight in after the terms', false, [], 'ready'],
    ['[COM-142] public: straight in after the terms', true, [written], 'ready'],
  ] as const)('%s', (_, isPublic, questions, at) => {
    expect(stepAfterTerms({ isPublic, isRequireAgreement: true }, questions, true)).toMatchObject({
      at,
      isAgreed: true,
    });
  });
});

describe('what is sent', () => {
  test('nothing but the call where nothing was asked', () => {
    expect(joinRequest(false, [], {})).toEqual({ body: {}, uploads: [] });
  });

  test('the agreement where it was asked for', () => {
    expect(joinRequest(true, [], {}).body).toEqual({ isAgreed: true });
  });

  test('answers as they were written, and files by their question', () => {
    const request = joinRequest(false, [written, proof], {
      'q-1': { text: '  I work in hand therapy. ', file: null },
      'q-2': { text: '', file: certificate },
    });
    expect(request.body.answers).toEqual([
      { questionId: 'q-1', answer: 'I work in hand therapy.' },
      { questionId: 'q-2', answer: '' },
    ]);
    expect(request.uploads).toEqual([{ questionId: 'q-2', file: certificate }]);
  });
});

test.each([
  ['an answer is required', written, noAnswer, 'fieldRequired'],
  ['spaces are no answer', written, { text: '   ', file: null }, 'fieldRequired'],
  ['an answer', written, { text: 'Yes', file: null }, null],
  ['a file is required', proof, { text: 'Attached', file: null }, 'fileRequired'],
  ['a file without words', proof, { text: '', file: certificate }, null],
] as const)('answer check: %s', (_, question, given, problem) => {
  expect(answerProblem(question, given)).toBe(problem);
});
