import { expect, test } from 'vitest';
import { expertiseWithin, firstTimeOptions } from '@portal/rules';
import { demoWorld } from './demo-world.ts';

test('members of the demo world know what can be chosen', () => {
  const known = demoWorld().people.flatMap(({ expertise }) => expertise);
  const all = expertiseWithin(firstTimeOptions.expertiseAreas.map(({ id }) => id));
  expect(known.length).toBeGreaterThan(100);
  expect([...new Set(known)].filter((id) => !all.includes(id))).toEqual([]);
});
