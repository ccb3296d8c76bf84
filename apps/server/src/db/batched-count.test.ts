import { expect, test } from 'vitest';
import type { Db } from './connect.ts';
import { batchedCount } from './batched-count.ts';

test('lists that hold equally many are counted once for those who ask at the same moment, by what the last of them filled in', async () => {
  const db = {} as Db; // Only a name for what is asked: nothing of it is called.
  const sent: { filled: string; end(): void }[] = [];
  const count = (filled: string) =>
    new Promise<{ total: number }[]>((resolve) => {
      sent.push({ filled, end: () => resolve(filled.startsWith('none') ? [] : [{ total: filled.length }]) });
    });
  const ask = (same: string, filled: string) => batchedCount(db, 'things', { same, filled }, count);
  const answers = [ask('a', 'x'), ask('a', 'xx'), ask('a', 'first'), ask('b', 'none'), ask('a', 'latest')];
  expect(sent.map(({ filled }) => filled)).toEqual(['x', 'xx']);
  sent[0]?.end();
  await new Promise((resolve) => setImmediate(resolve));
  expect(sent.map(({ filled }) => filled)).toEqual(['x', 'xx', 'latest', 'none']);
  for (const one of sent) one.end();
  expect(await Promise.all(answers)).toEqual([1, 2, 6, 0, 6]);
});
