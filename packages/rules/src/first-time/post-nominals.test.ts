import { expect, test } from 'vitest';
import { postNominalLine, postNominalsIn } from './post-nominals.ts';

test.each([
  ['', []],
  ['AM', ['AM']],
  ['AM, PhD', ['AM', 'PhD']],
])('%j is one line of them all', (line, chosen) => {
  expect(postNominalLine(chosen)).toBe(line);
  expect(postNominalsIn(line)).toEqual(chosen);
});

test('what somebody typed in their own way is read too', () => {
  expect(postNominalsIn(' AM,PhD (Syd) ,, ')).toEqual(['AM', 'PhD (Syd)']);
});
