import { expect, test } from 'vitest';
import { mentionQuery } from './mention-query.ts';

test.each([
  ['@', { text: '', length: 1 }],
  ['Ask @', { text: '', length: 1 }],
  ['Ask @pri', { text: 'pri', length: 4 }],
  ['Ask @Priya R', { text: 'Priya R', length: 8 }],
  ['Ask @Priya ', { text: 'Priya', length: 7 }],
  ['(@Zoë', { text: 'Zoë', length: 4 }],
  ['Ask @O’Hara', { text: 'O’Hara', length: 7 }],
  ['@李', { text: '李', length: 2 }],
  ['Ask @Priya Raghunathan about', null],
  ['mia@example.org', null],
  ['mia@', null],
  ['Ask @ pri', null],
  ['Ask @@pri', null],
  ['@pri, ', null],
  [`@${'a'.repeat(50)}`, null],
  ['No sign', null],
  ['', null],
])('%j searches for %j', (before, expected) => {
  expect(mentionQuery(before)).toEqual(expected);
});
