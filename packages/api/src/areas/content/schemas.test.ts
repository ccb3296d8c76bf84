import { expect, test } from 'vitest';
import { contentFilter } from './schemas.ts';

/** Objects in lists, one in the other. */
const nested = (levels: number): unknown => JSON.parse(`${'{"_and":['.repeat(levels)}${']}'.repeat(levels)}`);

test.each([
  ['nothing', {}, true],
  ['as deep as filters go', nested(5), true],
  ['deeper than anything is walked through', nested(6_000), false],
  ['a list', [], false],
])('a filter: %s', (_, filter, fits) => {
  expect(contentFilter.safeParse(filter).success).toBe(fits);
});
