import { expect, test } from 'vitest';
import { calls } from '../index.ts';
import { validateReply } from './validate-reply.ts';

test('a reply that is not as its call declares is refused, by the field that is missing', () => {
  expect(() => validateReply(calls.me.current, { id: 'mia' })).toThrow('firstName');
});
