import { limits } from '@portal/api/rules';
import { expect, test } from 'vitest';
import { faqEditRefusal, faqsRefusal } from './rules.ts';

const [monday, tuesday] = [new Date('2026-06-08T01:00:00Z'), new Date('2026-06-09T01:00:00Z')];

test.each<[string, Date | null | undefined, Date | null, boolean, string | null]>([
  ['as it was read', monday, monday, false, null],
  ['never changed', null, null, false, null],
  ['not saying what was read', undefined, tuesday, false, null],
  ['changed since', monday, tuesday, false, 'stale'],
  ['changed for the first time since', null, tuesday, false, 'stale'],
  ['deleted', monday, monday, true, 'conflict'],
])('a question that is %s', (_, read, updatedAt, isDeleted, code) => {
  expect(faqEditRefusal(read, { isDeleted, updatedAt })?.code ?? null).toBe(code);
});

test('there are only so many questions', () => {
  expect(faqsRefusal(limits.faq.entries - 1, 1)).toBeNull();
  expect(faqsRefusal(limits.faq.entries, 1)?.code).toBe('conflict');
});
