import { expect, test } from 'vitest';
import { hrefOfContact, waysToReach } from './shown-profile.ts';

const profile = {
  ...{ firstName: 'Mia', lastName: 'Nguyen', postNominal: '', pronoun: '', aboutMe: '', imageUrl: null },
  organisation: { name: '', address: '', jobTitle: '' },
};

test('only ways that are told are shown, the e-mail first', () => {
  const contact = { mobile: '0491 570 157', landline: null, email: 'mia@example.org' };
  expect(waysToReach({ ...profile, contact }).map(({ field }) => field)).toEqual(['email', 'mobile']);
  expect(waysToReach({ ...profile, contact: { address: '5 Hill Street', email: '' } })).toEqual([
    { field: 'address', text: '5 Hill Street' },
  ]);
});

test.each([
  ['email', 'mia@example.org', 'mailto:mia@example.org'],
  ['email', 'mia?bcc=x@example.org', 'mailto:mia%3Fbcc%3Dx@example.org'],
  ['mobile', '+61 491 570 157', 'tel:+61491570157'],
  ['landline', '(02) 5550 0100', 'tel:0255500100'],
  ['address', '5 Hill Street', undefined],
] as const)('%s %s leads to %s', (field, text, href) => {
  expect(hrefOfContact(field, text)).toBe(href);
});
