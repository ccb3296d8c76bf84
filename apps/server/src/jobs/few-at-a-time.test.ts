import { expect, test } from 'vitest';
import { fewAtATime } from './few-at-a-time.ts';

const { signal } = new AbortController();

test('a work that is asked for while it runs is done once more, for all who asked', async () => {
  let runs = 0;
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const work = fewAtATime(1, async () => {
    runs += 1;
    await held;
  });
  const first = work(signal);
  await Promise.all([work(signal), work(signal), work(signal)]);
  expect(runs).toBe(1);
  release();
  await first;
  expect(runs).toBe(2);
});

test('a work that fails may be asked for again', async () => {
  let isBroken = true;
  const work = fewAtATime(1, async () => {
    if (isBroken) throw new Error('broken');
  });
  await expect(work(signal)).rejects.toThrow('broken');
  isBroken = false;
  await work(signal);
});

test('a server that stops begins nothing more', async () => {
  const stopping = new AbortController();
  let runs = 0;
  const work = fewAtATime(1, async () => {
    runs += 1;
    void work(stopping.signal);
    stopping.abort();
  });
  await work(stopping.signal);
  expect(runs).toBe(1);
});

test('one that waits for somebody else leaves a place to the next', async () => {
  const ended: number[] = [];
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  let begun = 0;
  const work = fewAtATime(2, async () => {
    const mine = (begun += 1);
    if (mine === 1) await held;
    ended.push(mine);
  });
  const first = work(signal);
  await work(signal);
  expect(ended).toEqual([2]);
  release();
  await first;
  expect(ended).toEqual([2, 1]);
});
