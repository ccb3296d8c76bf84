import type { WorldPerson } from '@portal/demo/world';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { personWith, world } from './world-places.ts';

/** Members who have recorded nothing yet; each is for one try of one test, which may leave them with another password. */
const newcomers = world.people.filter(
  ({ id, tfaEnabled }) => !tfaEnabled && !world.cpdRecords.some(({ personId }) => personId === id),
);
const tests = [
  'photo',
  'keys',
  'plan',
  'goal by keys',
  'series by keys',
  'import by keys',
  'photographed',
  'settings',
  'authenticator app',
  'passkey',
  'another e-mail',
  'first tour',
  'first tour by keys',
  'mails by keys',
  'security by keys',
  'passkey by keys',
  'another e-mail by keys',
  'identity provider',
  'settings kept',
] as const;

const begun = new Map<string, number>();

/** How often it has been asked before, which each try of a test does once. */
export function triesOf(name: string): number {
  const tries = begun.get(name) ?? 0;
  begun.set(name, tries + 1);
  return tries;
}

/** Another person at each call: a test asks once. */
export function newcomerFor(test: (typeof tests)[number]) {
  const person = newcomers.at(-1 - tests.indexOf(test) - triesOf(test) * tests.length);
  if (person === undefined) throw new Error('The demo world has too few people without records.');
  return person;
}

const leavers = ['for good', 'by keys'] as const;

/** Another one, who is no staff and has paid for nothing that is to come: their account can be deleted. */
export function leaver(test: (typeof leavers)[number]) {
  const person = newcomers
    .slice(0, newcomers.length / 2)
    .filter(({ role, contactTypes }) => role === 'Standard' && !contactTypes.includes('Staff'))
    .filter(({ id }) => !world.tickets.some(({ personId }) => personId === id))
    .at(-1 - leavers.indexOf(test) - triesOf(`leaver ${test}`) * leavers.length);
  if (person === undefined) throw new Error('The demo world has too few people without tickets.');
  return person;
}

const month = 30 * 24 * 60;
/** Members of long standing who have nothing to do with the tests above. */
const bystanders = newcomers
  .slice(newcomers.length / 2)
  .filter(({ role, contactTypes }) => role === 'Standard' && contactTypes.includes('Member'))
  .filter(({ contactTypes, membershipLapsed }) => !contactTypes.includes('Staff') && !membershipLapsed)
  .filter(({ joinedMinutesAgo }) => joinedMinutesAgo > month);
let taken = 0;

/** So many of them, and others at each call: for communities of a test's own. */
export function takeBystanders(count: number) {
  const people = bystanders.slice(taken, taken + count);
  taken += count;
  if (people.length < count) throw new Error('The demo world has too few members for tests of communities.');
  return people;
}

const listed = bystanders.filter(({ directory }) => directory === null);

/** Somebody who stands in the directory with their organisation, and another at each call: from the middle, where no other test takes anybody. */
export function listedMember(): WorldPerson {
  const person = listed.at(listed.length / 2 + triesOf('listed'));
  if (person === undefined) throw new Error('The demo world has too few members in its directory.');
  return person;
}

/** Whom the demo world has for a test, and another member at each further try: what a failed one has done to an account stays done. A try asks once for each. */
export function atEachTry(email: string): WorldPerson {
  const tries = triesOf(`${email} in ${expect.getState().currentTestName}`);
  const [another] = tries === 0 ? [] : takeBystanders(1);
  return another ?? personWith(email);
}

/** The period of today on the tracker of CPD. */
export function currentPeriod(page: Page): Locator {
  return page
    .locator('section')
    .filter({ has: page.getByRole('progressbar', { name: 'Current CPD progress' }) })
    .first();
}
