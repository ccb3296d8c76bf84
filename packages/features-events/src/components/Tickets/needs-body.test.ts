import { expect, test } from 'vitest';
import { askedOf, needsBody, needsFrom } from './NeedsFields.tsx';

test('a list of nothing is sent as null, and words without any as none [EVT-244] [PLT-613]', () => {
  expect(needsBody({ diets: [], other: '  ', access: '' })).toEqual({
    dietaryRequirements: null,
    otherDietaryRequirement: null,
    accessibilityRequirement: null,
  });
});

test('what was said for all events is told of the fields alone that the organisation asks for', () => {
  const said = { diets: ['halal'], other: 'No coriander', access: 'A hearing loop' };
  expect(askedOf(said, ['other'])).toEqual({ diets: [], other: 'No coriander', access: '' });
  expect(askedOf(said, ['dietary', 'accessibility'])).toEqual({ ...said, other: '' });
});

test('diets, others and access are what a ticket tells of needs [EVT-246]', () => {
  const said = {
    dietaryRequirements: ['vegan', 'halal'],
    otherDietaryRequirement: 'No coriander',
    accessibilityRequirement: 'A hearing loop',
  };
  expect(needsBody(needsFrom(said))).toEqual(said);
});
