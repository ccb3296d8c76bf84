import { expect, test } from 'vitest';
import { calls } from '@portal/api';
import { validateReply } from './validate-reply.ts';

test('a reply that is not as its call declares is refused, by the field that is missing', () => {
  expect(() => validateReply(calls.me.current, { id: 'mia' })).toThrow('firstName');
});
