import { expect, test } from 'vitest';
import { mailHref, waysToReach } from './shown-profile.ts';

const profile = {
  ...{ firstName: 'Mia', lastName: 'Nguyen', postNominal: '', pronoun: '', nameSaid: '', aboutMe: '', imageUrl: null },
  nameSoundUrl: null,
  organisation: { id: null, name: '', address: '', jobTitle: '' },
};

test('only ways that are told are shown, the e-mail first', () => {
  const contact = { mobile: '0491 570 157', landline: null, email: 'mia@example.org' };
  expect(waysToReach({ ...profile, contact }).map(({ field }) => field)).toEqual(['email', 'mobile']);
  expect(waysToReach({ ...profile, contact: { address: '5 Hill Street', email: '' } })).toEqual([
    { field: 'address', text: '5 Hill Street' },
  ]);
});

test('an e-mail leads to a mail to it, and to nobody else', () => {
  expect(mailHref('mia@example.org')).toBe('mailto:mia@example.org');
  expect(mailHref('mia?bcc=x@example.org')).toBe('mailto:mia%3Fbcc%3Dx@example.org');
});
