import { expect, test } from 'vitest';
import { badgeExamples, faultyBadges } from '../../testing/badge-examples.ts';
import { openBadge } from '../../testing/open-badge.ts';

test.each(badgeExamples)('a credential of $name is as Open Badges 3.0 asks', ({ credential }) => {
  expect(openBadge.safeParse(credential).error?.issues ?? []).toEqual([]);
});

test.each(faultyBadges)('$name is refused', ({ credential }) => {
  expect(openBadge.safeParse(credential).success).toBe(false);
});
