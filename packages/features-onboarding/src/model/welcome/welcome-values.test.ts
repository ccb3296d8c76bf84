import type { FirstTimeValues, SavedFirstTimeDraft } from '@portal/api';
import { defaultPrivacyFlags, firstTimeOptions } from '@portal/rules';
import { expect, test } from 'vitest';
import { isNewer, welcomeBody, welcomeValues } from './welcome-values.ts';

const known: FirstTimeValues = {
  ...{ title: 'Dr', firstName: ' Robin ', lastName: 'Castle', prefName: 'Rob', gender: 'X', pronoun: 'They/them' },
  ...{ dob: '1984-03-12', admissionDate: '2010-02-01', identityAsFirstNations: 'no' },
  ...{ postNominal: ['PhD'], admissionState: ['NSW', 'VIC'], constituentBodyMembership: ['none'] },
  userPrivacy: { ...defaultPrivacyFlags, showEmail: false },
  communicationDetails: {
    ...{ phoneNumber: '02 5550 0100', mobile: '0491 570 156', email: 'robin@example.org', contactPreference: 'email' },
    homeAddress: {
      address1: '5 Hill Street',
      address2: '',
      suburb: 'Ballina',
      state: 'NSW',
      postcode: '2478',
      country: 'au',
    },
  },
  organisationDetails: {
    ...{
      organisationId: 'river',
      organisationName: 'Rivermouth Health',
      jobTitle: 'Therapist',
      location: 'Ballina NSW',
    },
  },
  profileDetails: { description: 'Hands.', imageUrl: '/robin.png' },
  expertiseAreas: [
    { areaId: 'clinical', categoryIds: ['clinical-hand', 'clinical-hand-splinting'] },
    { areaId: 'work', categoryIds: [] },
  ],
  hasPassword: false,
  isFinished: false,
};
const begun = welcomeValues(known, null, firstTimeOptions);

test('all is sent by the names of the wire, and nothing that is only shown [PLT-397] [PLT-399] [PLT-402] [PLT-416] [PLT-425] [PLT-450] [PLT-466] [PLT-470] [PLT-472] [PLT-476] [PLT-477]', () => {
  expect(welcomeBody(begun, { email: 'robin@example.org', password: 'Quiet-harbour' })).toEqual({
    ...{ title: 'Dr', firstName: 'Robin', lastName: 'Castle', prefName: 'Rob', gender: 'X', pronoun: 'They/them' },
    ...{ dob: '1984-03-12', admissionDate: '2010-02-01', identityAsFirstNations: 'no' },
    ...{ postNominal: ['PhD'], admissionState: ['NSW', 'VIC'], constituentBodyMembership: ['none'] },
    userPrivacy: { ...defaultPrivacyFlags, showEmail: false },
    communicationDetails: known.communicationDetails,
    organisationDetails: { organisationId: 'river', jobTitle: 'Therapist' },
    profileDetails: { description: 'Hands.' },
    expertiseAreas: [{ areaId: 'clinical', categoryIds: ['clinical-hand', 'clinical-hand-splinting'] }],
    password: 'Quiet-harbour',
  });
});

test('whoever has a password sends none', () => {
  expect(welcomeBody(begun, { email: 'robin@example.org', password: '' })).not.toHaveProperty('password');
});

test('what was entered on another device stands on top of what is known', () => {
  const elsewhere: SavedFirstTimeDraft = {
    step: 'org-details',
    values: { ...begun, firstName: 'Robyn', postNominal: [] },
    savedAt: '2026-11-18T01:00:00.000Z',
  };
  const { firstName, postNominal, lastName } = welcomeValues(known, elsewhere, firstTimeOptions);
  expect([firstName, postNominal, lastName]).toEqual(['Robyn', [], 'Castle']);
});

test('what can be chosen no more is chosen anew', () => {
  const past = { ...known, title: 'Duke', gender: '?', admissionState: ['NSW', 'Atlantis'] };
  const { title, gender, admissionState } = welcomeValues(past, null, firstTimeOptions);
  expect([title, gender, admissionState]).toEqual(['', '', ['NSW']]);
});

test.each([
  ['nothing elsewhere', null, new Date('2026-11-18T01:00:00Z'), false],
  ['nothing here', '2026-11-18T01:00:00.000Z', null, true],
  ['older elsewhere', '2026-11-18T00:59:59.000Z', new Date('2026-11-18T01:00:00Z'), false],
  ['its own copy elsewhere', '2026-11-18T01:00:02.000Z', new Date('2026-11-18T01:00:00Z'), false],
  ['newer elsewhere', '2026-11-18T01:05:00.000Z', new Date('2026-11-18T01:00:00Z'), true],
])('%s: what is elsewhere counts: %s, %s, %o', (_, savedAt, here, isElsewhere) => {
  expect(isNewer(savedAt === null ? null : { savedAt }, here)).toBe(isElsewhere);
});
