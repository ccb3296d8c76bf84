import { expect, test } from 'vitest';
import { needsBody, needsFrom } from './NeedsFields.tsx';

test('a list of nothing is sent as null, and words without any as none [EVT-244] [PLT-613]', () => {
  expect(needsBody({ diets: [], other: '  ', access: '' })).toEqual({
    dietaryRequirements: null,
    otherDietaryRequirement: null,
    accessibilityRequirement: null,
  });
});

test('diets, others and access are what a ticket tells of needs [EVT-246]', () => {
  const said = {
    dietaryRequirements: ['vegan', 'halal'],
    otherDietaryRequirement: 'No coriander',
    accessibilityRequirement: 'A hearing loop',
  };
  expect(needsBody(needsFrom(said))).toEqual(said);
});
