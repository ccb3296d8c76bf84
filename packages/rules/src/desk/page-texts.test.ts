import { sampleFields } from '@portal/api/testing/sample-event';
import { expect, test } from 'vitest';
import { storedPageTexts, pageTextsOf } from './page-texts.ts';

test('what an event tells on its page is written as it is kept, and nothing is kept of what is not told', () => {
  const { sponsor, reasoning, access, enrolTitle, enrol, coursesTitle, coursesDescription } = sampleFields('place');
  const texts = { sponsor, reasoning, access, enrolTitle, enrol, coursesTitle, coursesDescription };
  expect(storedPageTexts(texts)).toEqual({
    sponsorHtml: null,
    reasoningHtml: reasoning,
    accessHtml: access,
    enrolTitle,
    enrolHtml: enrol,
    coursesTitle,
    coursesDescription,
  });
  expect(pageTextsOf(storedPageTexts(texts))).toEqual(texts);
});
