import { testProfile } from '@portal/kit/testing';
import { expect, test } from 'vitest';
import {
  choicesOfFlags,
  defaultPrivacyFlags,
  fieldOptionsReply,
  finishedRefusal,
  type FirstLoginFacts,
  firstPasswordRefusal,
  firstTimeFaults,
  firstTimeForm,
  firstTimeOptions,
  isFirstLoginOpen,
  type RedirectFacts,
  redirectType,
  type FirstTimeAnswers,
} from '../index.ts';

const today = '2026-11-27';
const answers: FirstTimeAnswers = {
  ...{ firstName: 'Robin', lastName: 'Castle', title: 'Dr', gender: 'X', pronoun: '' },
  ...{ postNominal: [], dob: '', admissionDate: '', admissionState: [], identityAsFirstNations: 'no' },
  constituentBodyMembership: ['none', 'bar-association'],
  communicationDetails: { phoneNumber: '02 5550 0100', mobile: '0491 570 156', contactPreference: 'email' },
  expertiseAreas: [],
};
const faults = (change: Partial<FirstTimeAnswers>, settings = {}) =>
  firstTimeFaults(
    { ...answers, ...change },
    firstTimeForm({ featureSettings: { firstTime: settings } }, { hasPassword: false }),
    { options: firstTimeOptions, today },
  ).map(({ field, message }) => `${field}: ${message}`);
const required = 'This field is required';
const contact = answers.communicationDetails;

test.each<[string, Partial<FirstTimeAnswers>, string[]]>([
  ['all that is required', {}, []],
  ['no title [PLT-385]', { title: '' }, [`title: ${required}`]],
  ['no first name [PLT-386]', { firstName: ' ' }, [`firstName: ${required}`]],
  ['no last name [PLT-387]', { lastName: '' }, [`lastName: ${required}`]],
  ['no gender [PLT-388]', { gender: '' }, [`gender: ${required}`]],
  ['no answer about First Nations [PLT-389]', { identityAsFirstNations: '' }, [`identityAsFirstNations: ${required}`]],
  ['no body [PLT-390]', { constituentBodyMembership: [] }, [`constituentBodyMembership: ${required}`]],
  [
    'no landline [PLT-429]',
    { communicationDetails: { ...contact, phoneNumber: '' } },
    [`communicationDetails.phoneNumber: ${required}`],
  ],
  [
    'no mobile [PLT-430]',
    { communicationDetails: { ...contact, mobile: '' } },
    [`communicationDetails.mobile: ${required}`],
  ],
  [
    'no contact preference [PLT-431]',
    { communicationDetails: { ...contact, contactPreference: '' } },
    [`communicationDetails.contactPreference: ${required}`],
  ],
  ['a birth today', { dob: today }, []],
  ['a birth tomorrow [PLT-405]', { dob: '2026-11-28' }, ['dob: This day is still to come']],
  ['an admission tomorrow [PLT-406]', { admissionDate: '2026-11-28' }, ['admissionDate: This day is still to come']],
  ['a title that there is not', { title: 'Duke' }, ['title: Choose one of those that there are']],
  [
    'a post nominal that there is not',
    { postNominal: ['PhD', 'X'] },
    ['postNominal: Choose one of those that there are'],
  ],
  [
    'a category of another area',
    { expertiseAreas: [{ areaId: 'work', categoryIds: ['clinical-hand'] }] },
    ['expertiseAreas: Choose one of those that there are'],
  ],
  [
    'a category and what is below it',
    { expertiseAreas: [{ areaId: 'clinical', categoryIds: ['clinical-hand', 'clinical-hand-splinting'] }] },
    [],
  ],
])('%s', (_, change, expected) => {
  expect(faults(change)).toEqual(expected);
});

test('what an organisation does not ask is not missed', () => {
  const nothing = {
    ...answers,
    title: '',
    communicationDetails: { phoneNumber: '', mobile: '', contactPreference: '' },
  };
  expect(faults(nothing, { hiddenFields: ['title'], hiddenSteps: ['communication-details'] })).toEqual([]);
});

test('what can be chosen comes as the lists of the specification, each of values with their labels [PLT-380] [PLT-381]', () => {
  const { expertiseAreas, ...lists } = fieldOptionsReply();
  expect(Object.keys(lists)).toEqual([
    ...['title', 'postNominals', 'genders', 'pronouns', 'firstNationIdentities', 'admissionStates'],
    ...['constituentBodyMembership', 'contactPreferences'],
  ]);
  for (const list of Object.values(lists)) {
    expect(list).not.toEqual([]);
    for (const choice of list) expect(choice).toEqual({ value: expect.any(String), label: expect.any(String) });
  }
  expect(expertiseAreas.map(({ name }) => name)).toContain('Clinical practice');
});

test('what is missing is not named unless the organisation wants it [PLT-394]', () => {
  expect(firstTimeForm({}, { hasPassword: false }).namesMissing).toBe(false);
  const settings = { featureSettings: { firstTime: { namesMissing: true } } };
  expect(firstTimeForm(settings, { hasPassword: false }).namesMissing).toBe(true);
});

test('the steps are those of the organisation, without a password for whoever has one [PLT-353]', () => {
  const steps = (settings: object, hasPassword = false) =>
    firstTimeForm({ featureSettings: { firstTime: settings } }, { hasPassword }).steps;
  expect(steps({})).toEqual([
    ...['user-details', 'user-password', 'privacy-preferences', 'communication-details', 'org-details'],
    ...['user-profile-setup', 'areas-of-expertise'],
  ]);
  expect(steps({}, true)).not.toContain('user-password');
  expect(steps({ hiddenSteps: ['org-details'] })).toHaveLength(6);
});

test('where an organisation has no areas of expertise, nobody is asked for theirs', () => {
  const stepsWhere = (enabled: boolean) =>
    firstTimeForm(testProfile({ areas_of_expertise: { enabled } }), { hasPassword: false }).steps;
  expect(stepsWhere(true)).toHaveLength(7);
  expect(stepsWhere(false)).toEqual(stepsWhere(true).filter((step) => step !== 'areas-of-expertise'));
});

const isCommon = (password: string) => password === 'Passw0rd!';

test.each<[string | undefined, boolean, string | null]>([
  [undefined, true, null],
  ['Quiet-harbour', true, 'You have a password already. Change it in the settings.'],
  [undefined, false, 'Password cannot be empty'],
  ['', false, 'Password cannot be empty'],
  ['Quietharbour42', false, 'special character'],
  ['quiet-harbour', false, 'upper-case'],
  ['Qu-1', false, 'at least 8 characters'],
  ['Passw0rd!', false, 'Too many people use this password'],
  ['Quiet-harbour', false, null],
])('the first password %j, of somebody who has one: %s', (password, hasPassword, words) => {
  const refusal = firstPasswordRefusal(password, { hasPassword }, isCommon);
  if (words === null) expect(refusal).toBeNull();
  else expect(refusal?.message).toContain(words);
});

test('what is finished is not said again', () => {
  expect(finishedRefusal(false)).toBeNull();
  expect(finishedRefusal(true)?.code).toBe('conflict');
});

const now = new Date('2026-11-27T00:00:00Z');
const [before, after] = [new Date(now.getTime() - 1), new Date(now.getTime() + 1)];
const open: FirstLoginFacts = { hasPassword: false, tfaEnabled: false, hasApp: false, invitation: null };
const invitation = { isRevoked: false, isAccepted: false, expiresAt: after };

test.each<[string, Partial<FirstLoginFacts>, boolean]>([
  ['of somebody without a password', {}, true],
  ['of somebody with a password', { hasPassword: true }, false],
  ['of somebody with a code beside it', { tfaEnabled: true }, false],
  ['of somebody with an app', { hasApp: true }, false],
  ['of somebody who is invited', { invitation }, true],
  ['of an invitation that has run out', { invitation: { ...invitation, expiresAt: before } }, false],
  ['of one that ends now', { invitation: { ...invitation, expiresAt: now } }, false],
  [
    'of one that was accepted before it ran out',
    { invitation: { ...invitation, isAccepted: true, expiresAt: before } },
    true,
  ],
  ['of one that was revoked', { invitation: { ...invitation, isRevoked: true } }, false],
])('the first login %s is open: %s', (_, change, isOpen) => {
  expect(isFirstLoginOpen({ ...open, ...change }, now)).toBe(isOpen);
});

const member: RedirectFacts = { name: 'Full member', isOver: false, isLapsed: false, renewsItself: false };

test.each<[RedirectFacts | null, string]>([
  [null, 'Renew Membership'],
  [member, 'BondMx'],
  [{ ...member, renewsItself: true }, 'Auto Rollover'],
  [{ ...member, isLapsed: true, renewsItself: true }, 'Renew Membership'],
  [{ ...member, isOver: true, name: 'Life member' }, 'Renew Membership'],
  [{ ...member, name: 'Honorary LIFE member', isLapsed: true }, 'Life Member'],
  [{ ...member, name: 'Lifestyle partner' }, 'BondMx'],
])('%o leads to %s', (membership, type) => {
  expect(redirectType(membership)).toBe(type);
});

test.each([
  [{}, { photo: 'members', email: 'members', workplace: 'members' }],
  [{ showDirectoryPhoto: false }, { photo: 'onlyMe', email: 'members' }],
  [{ showContactInformation: false }, { photo: 'members', email: 'onlyMe', workplace: 'onlyMe' }],
  [{ showOrganisation: false }, { email: 'members', workplace: 'onlyMe' }],
  [{ includeInDirectory: false }, { photo: 'onlyMe', email: 'onlyMe', workplace: 'onlyMe' }],
])('who says %o shows %o', (flags, shown) => {
  expect(choicesOfFlags({ ...defaultPrivacyFlags, ...flags }, { state: 'connections' })).toMatchObject({
    ...shown,
    state: 'connections',
    pronoun: 'everyone',
  });
});
