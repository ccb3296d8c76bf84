import { expect, test } from 'vitest';
import { readableTone } from './readable-tone.ts';

test.each([
  ['#004C58', '#004c58'],
  ['#547B04', '#547b04'],
  ['#2FA775', '#25835c'],
  ['#EC6D19', '#bf5814'],
])('%s carries white words as %s', (brand, tone) => {
  expect(readableTone(brand)).toBe(tone);
});
