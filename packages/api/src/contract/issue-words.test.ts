import { expect, test } from 'vitest';
import * as z from 'zod';
import { enteredDay, enteredMoment, flag, version } from './fields.ts';
import { issueWords } from './issue-words.ts';
import { lineOf } from './texts.ts';

const schema = z.object({
  quantity: z.int().min(1).max(9).optional(),
  sent: version().optional(),
  title: lineOf(10).optional(),
  isOpen: z.boolean().optional(),
  tags: z.array(z.string()).optional(),
  holder: z.object({ name: z.string() }).optional(),
  kind: z.enum(['a', 'b']).optional(),
  isDone: flag().optional(),
  step: z.number().multipleOf(5).optional(),
  day: enteredDay.optional(),
  at: enteredMoment.optional(),
});

test.each<[string, unknown, string, string]>([
  ['a fraction of places', { quantity: 1.5 }, 'quantity', 'Enter a whole number'],
  ['a fraction in a form', { sent: '0.25' }, 'sent', 'Enter a whole number'],
  ['words in place of a number', { quantity: 'two' }, 'quantity', 'Enter a number'],
  ['words in a form in place of a number', { sent: 'two' }, 'sent', 'Enter a number'],
  ['nothing in place of a number', { quantity: null }, 'quantity', 'This field is required'],
  ['too many places', { quantity: 10 }, 'quantity', 'At most 9'],
  ['none of them', { quantity: 0 }, 'quantity', 'At least 1'],
  ['a number in place of words', { title: 7 }, 'title', 'Text is expected here'],
  ['no words', { title: '' }, 'title', 'This field is required'],
  ['too many words', { title: 'A longer one' }, 'title', 'Max length is 10 symbols'],
  ['words in place of yes', { isOpen: 'yes' }, 'isOpen', 'Yes or no is expected here: true or false'],
  ['one in place of a list', { tags: 'one' }, 'tags', 'A list is expected here'],
  ['a number in a list', { tags: ['one', 2] }, 'tags', 'Text is expected here'],
  ['a name in place of an object', { holder: 'Ada' }, 'holder', 'An object is expected here'],
  ['what an object lacks', { holder: {} }, 'holder.name', 'This field is required'],
  ['none of those that are there', { kind: 'c' }, 'kind', 'This value is not valid'],
  ['neither true nor false in a form', { isDone: 'maybe' }, 'isDone', 'This value is not valid'],
  ['what is between two steps', { step: 7 }, 'step', 'A multiple of 5'],
  ['the 29th of February of no leap year', { day: '2025-02-29' }, 'day', 'This day does not exist.'],
  ['the 31st of April', { day: '2026-04-31' }, 'day', 'This day does not exist.'],
  ['a day in another order', { day: '23/11/2026' }, 'day', 'Enter a day such as 2026-11-23'],
  ['a day of long ago', { day: '1969-12-31' }, 'day', 'Between 1970 and 2199'],
  ['a day in place of a moment', { at: '2026-11-23' }, 'at', 'Enter a moment such as 2026-11-23T02:00:00Z'],
])('%s', (_, input, path, message) => {
  const { error } = schema.safeParse(input);
  expect(error).toBeDefined();
  const found = issueWords(error!, input);
  expect([found.path.join('.'), found.message]).toEqual([path, message]);
});
