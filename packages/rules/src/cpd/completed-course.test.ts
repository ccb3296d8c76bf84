import { expect, test } from 'vitest';
import { completedCourse } from './completed-course.ts';
import { rulePacks } from './cpd-settings.ts';

const course = { cpdMinutes: 90, cpdCategory: 'self-directed', categoryName: 'Ethics and culture' };

test.each([
  ['counts as it says', {}, { minutes: 90, category: 'self-directed', domain: 'Ethics and culture', presenter: '' }],
  ['of a category that the rules do not have', { cpdCategory: 'else' }, expect.objectContaining({ category: '' })],
  ['that does not count', { cpdMinutes: null }, null],
  ['of no minute', { cpdMinutes: 0 }, null],
])('a course %s', (_, changes, expected) => {
  expect(completedCourse({ ...course, ...changes }, rulePacks['ot-board'])).toEqual(expected);
});
