import { expect, test } from 'vitest';
import { visibleNeeds, needsBody, needsFrom } from './NeedsFields.tsx';

test('a list of nothing is sent as null, and words without any as none [EVT-244] [PLT-613]', () => {
  expect(needsBody({ diets: [], other: '  ', access: '' })).toEqual({
    dietaryRequirements: null,
    otherDietaryRequirement: null,
    accessibilityRequirement: null,
  });
});

test('what was said for all events is told of the fields alone that the organisation asks for', () => {
  const needs = { diets: ['halal'], other: 'No coriander', access: 'A hearing loop' };
  expect(visibleNeeds(needs, ['other'])).toEqual({ diets: [], other: 'No coriander', access: '' });
  expect(visibleNeeds(needs, ['dietary', 'accessibility'])).toEqual({ ...needs, other: '' });
});

test('diets, others and access are what a ticket tells of needs [EVT-246]', () => {
  const requirements = {
    dietaryRequirements: ['vegan', 'halal'],
    otherDietaryRequirement: 'No coriander',
    accessibilityRequirement: 'A hearing loop',
  };
  expect(needsBody(needsFrom(requirements))).toEqual(requirements);
});
