import { expect, test } from 'vitest';
import { communityProblem } from './community-problem.ts';

test.each([
  ['400 [COM-702]', 400, 'notFound'],
  ['404', 404, 'notFound'],
  ['403 [COM-703]', 403, 'private'],
  ['500', 500, 'failed'],
  ['no network', 0, 'failed'],
] as const)('a community that answers %s', (_, status, meaning) => {
  expect(communityProblem({ status })).toBe(meaning);
});
