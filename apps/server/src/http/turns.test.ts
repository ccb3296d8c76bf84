import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

/** Works that end when they are told to, and how many have begun. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.set(name, () => resolve(name));
    });
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}

test('three calls of a person are worked on at once, the others in their order, and nobody waits for another person', async () => {
  const { begun, work, end } = works();
  const turns = createTurns();
  const all = ['a', 'b', 'c', 'd', 'e'].map((name) => turns.take('one', work(name)));
  const other = turns.take('two', work('x'));
  expect(begun).toEqual(['a', 'b', 'c', 'x']);
  end('b');
  expect(await all[1]).toBe('b');
  expect(begun).toEqual(['a', 'b', 'c', 'x', 'd']);
  for (const name of ['a', 'c', 'd']) end(name);
  await all[3];
  end('e');
  end('x');
  expect(await Promise.all([...all, other])).toEqual(['a', 'b', 'c', 'd', 'e', 'x']);
});

test('work that fails gives its turn to the next', async () => {
  const turns = createTurns();
  const fails = () => Promise.reject(new Error('no'));
  const all = [fails, fails, fails, () => Promise.resolve('yes')].map((one) => turns.take('one', one));
  expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
    'rejected',
    'fulfilled',
  ]);
});

test('more than fifty that wait are refused with the time to wait', async () => {
  const { work } = works();
  const turns = createTurns();
  const calls = Array.from({ length: 53 }, (_, at) => turns.take('one', work(String(at))));
  await expect(turns.take('one', work('late'))).rejects.toMatchObject({
    code: 'rate_limited',
    details: { retryAfterSeconds: 1 },
  });
  expect(calls).toHaveLength(53);
});
