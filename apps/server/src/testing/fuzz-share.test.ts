import { expect, test } from 'vitest';
import { fuzzShare } from './fuzz-share.ts';

const examples = Array.from({ length: 95 }, (_, at) => at);
const day = () => '2026-11-25\n';

test('The seed is the day of the commit, unless another is asked for', () => {
  expect(fuzzShare({}, day).seed).toBe(20_261_125);
  expect(fuzzShare({ FUZZ_SEED: '7' }, day).seed).toBe(7);
});

test('Where there is no git, the seed is the same each time', () => {
  const noGit = () => {
    throw new Error('git is not here');
  };
  expect(fuzzShare({}, noGit).seed).toBe(fuzzShare({}, noGit).seed);
  expect(fuzzShare({}, noGit).seed).toBeGreaterThan(0);
});

test('A seed picks the same tenth each time, and ten that follow each other pick everything', () => {
  const picked = (seed: number) => fuzzShare({ FUZZ_SEED: String(seed) }, day).pick(examples);
  expect(picked(20_261_121)).toEqual(picked(20_261_121));
  expect(picked(20_261_121).length).toBeLessThanOrEqual(10);
  const all = Array.from({ length: 10 }, (_, at) => picked(20_261_121 + at)).flat();
  expect(all.toSorted((a, b) => a - b)).toEqual(examples);
});

test('What is picked from goes on from list to list, so that short lists are picked from too', () => {
  const share = fuzzShare({ FUZZ_SEED: '0' }, day);
  expect(Array.from({ length: 20 }, () => share.pick(['one'])).flat()).toEqual(['one', 'one']);
});

test('All of it is every example and more of chance', () => {
  const whole = fuzzShare({ FUZZ_SHARE: 'all', FUZZ_RUNS: '3' }, day);
  expect(whole.pick(examples)).toEqual(examples);
  expect(whole.runs).toBe(3 * 4 * fuzzShare({}, day).runs);
});
