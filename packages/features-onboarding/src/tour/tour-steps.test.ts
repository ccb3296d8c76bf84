import { expect, test } from 'vitest';
import { type Spot, type TourDestinations, tourSteps } from './tour-steps.ts';

const everything: TourDestinations = {
  communities: '/communities',
  events: '/events',
  notifications: '/notifications',
};
const wide = ['/communities', '/events', 'account', 'notifications'];

/** The steps on a page of which that is to be seen. */
function stepsOn(seen: readonly string[], places: TourDestinations = everything): string[] {
  const find = (spot: Spot) => seen.find((each) => each === ('href' in spot ? spot.href : spot.part)) ?? null;
  return tourSteps(places, find).map(({ id, target, isInMenu }) => `${id}: ${target}${isInMenu ? ', inside' : ''}`);
}

test('from the welcome to the account [HOM-045]', () => {
  expect(stepsOn(wide)).toEqual([
    'welcome: null',
    'communities: /communities',
    'events: /events',
    'happening: notifications',
    'account: account',
  ]);
});

test('on a phone the navigation is in a menu', () => {
  expect(stepsOn(['menu', 'account', 'notifications'])).toEqual([
    'welcome: null',
    'communities: menu, inside',
    'events: menu, inside',
    'happening: notifications',
    'account: account',
  ]);
});

test.each([
  ['communities are off', { ...everything, communities: undefined }, ['menu', 'account'], 'communities'],
  ['events are off', { ...everything, events: undefined }, ['menu', 'account'], 'events'],
  ['there are no notifications', { ...everything, notifications: undefined }, wide, 'happening'],
] as const)('where %s, their step is left out', (_, places, seen, step) => {
  expect(stepsOn(seen, places).join()).not.toContain(step);
});

test('what is not to be seen is left out', () => {
  expect(stepsOn(['/events'])).toEqual(['welcome: null', 'events: /events']);
  expect(stepsOn([])).toEqual(['welcome: null']);
});
