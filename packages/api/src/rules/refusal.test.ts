import { expect, test } from 'vitest';
import { changedSinceRefusal, momentRead } from './refusal.ts';

const [monday, tuesday] = ['2026-06-08T01:00:00.000Z', '2026-06-09T01:00:00.000Z'];

test.each<[string, string | null | undefined, string | null, string | null]>([
  ['as it was read', monday, monday, null],
  ['never changed', null, null, null],
  ['not saying what was read', undefined, tuesday, null],
  ['changed since', monday, tuesday, 'stale'],
  ['changed for the first time since', null, tuesday, 'stale'],
  ['said to have been changed, and never was', monday, null, 'stale'],
])('what is %s', (_, read, updatedAt, code) => {
  const stored = updatedAt === null ? null : new Date(updatedAt);
  expect(changedSinceRefusal(momentRead(read), stored, 'tag')?.code ?? null).toBe(code);
});
