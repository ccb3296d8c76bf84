import { defaultPrivacyFlags, firstTimeForm, firstTimeOptions, firstTimeSteps } from '@portal/rules';
import { expect, test } from 'vitest';
import { firstWrongStep, knownStep, partsOfStep, stepAfter, stepBefore, stepOfField } from './welcome-steps.ts';
import type { WelcomeValues } from './welcome-values.ts';

const values: WelcomeValues = {
  title: 'Dr',
  firstName: 'Robin',
  lastName: 'Castle',
  postNominal: [],
  prefName: '',
  dob: '',
  gender: 'X',
  pronoun: '',
  identityAsFirstNations: 'no',
  admissionDate: '',
  admissionState: [],
  constituentBodyMembership: ['none'],
  userPrivacy: defaultPrivacyFlags,
  communicationDetails: {
    phoneNumber: '02 5550 0100',
    mobile: '0491 570 156',
    contactPreference: 'email',
    homeAddress: { address1: '', address2: '', suburb: '', state: '', postcode: '', country: 'au' },
  },
  organisationDetails: { organisationId: null, jobTitle: '' },
  profileDetails: { description: '' },
  expertiseAreas: [],
};
const known = {
  form: firstTimeForm({}, { hasPassword: false }),
  options: firstTimeOptions,
  today: '2026-11-18',
  isPasswordChosen: true,
};

test('there are seven steps in their order, and none before the first or after the last [PLT-353] [PLT-359]', () => {
  expect(firstTimeSteps).toEqual([
    'user-details',
    'user-password',
    'privacy-preferences',
    'communication-details',
    'org-details',
    'user-profile-setup',
    'areas-of-expertise',
  ]);
  expect(firstTimeSteps.map((step) => stepAfter(firstTimeSteps, step))).toEqual([...firstTimeSteps.slice(1), null]);
  expect(firstTimeSteps.map((step) => stepBefore(firstTimeSteps, step))).toEqual([
    null,
    ...firstTimeSteps.slice(0, -1),
  ]);
});

test('an address that names no step is that of the first', () => {
  expect(knownStep(firstTimeSteps, 'org-details')).toBe('org-details');
  expect(knownStep(firstTimeSteps, 'elsewhere')).toBe('user-details');
});

test('every value is asked for in one step', () => {
  expect(Object.values(partsOfStep).flat().toSorted()).toEqual(Object.keys(values).toSorted());
});

test.each([
  ['body.firstName', 'user-details'],
  ['body.password', 'user-password'],
  ['body.communicationDetails.homeAddress.postcode', 'communication-details'],
  ['body.profileDetails.description', 'user-profile-setup'],
  ['body.nothing', null],
])('%s is asked for by %s', (field, step) => {
  expect(stepOfField(field)).toBe(step);
});

test.each([
  ['nothing', {}, {}, null],
  ['a gender', { gender: '' }, {}, 'user-details'],
  ['a day that is still to come', { dob: '2027-01-01' }, {}, 'user-details'],
  ['a password', {}, { isPasswordChosen: false }, 'user-password'],
  [
    'a mobile number',
    { communicationDetails: { ...values.communicationDetails, mobile: '' } },
    {},
    'communication-details',
  ],
  ['both', { title: '' }, { isPasswordChosen: false }, 'user-details'],
] as const)('%s is missing: %s', (_, entered, facts, step) => {
  expect(firstWrongStep({ ...values, ...entered }, { ...known, ...facts })).toBe(step);
});
