import { expect, test } from 'vitest';
import { reasonsFor } from './report-reasons.ts';

test('a post offers four reasons [COM-196], a comment the two that do not speak of posts [COM-199]', () => {
  expect(reasonsFor('post')).toEqual([
    'inappropriateContent',
    'privacyConcerns',
    'sharePostInOtherGroups',
    'removePostFromGroup',
  ]);
  expect(reasonsFor('comment')).toEqual(['inappropriateContent', 'privacyConcerns']);
});
