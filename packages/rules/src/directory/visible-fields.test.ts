import {
  type Audience,
  audiences,
  defaultPrivacyFlags,
  isShownTo,
  type PrivacyChoices,
  privacyFlags,
  type PrivacyFlags,
  type PrivacyViewer,
  privateFields,
  stranger,
  viewerLike,
} from '@portal/api/rules';
import { describe, expect, test } from 'vitest';
import {
  type DirectoryChoices,
  type DirectoryField,
  hiddenFromMembers,
  standsInDirectory,
  isVisibleInDirectory,
  privacyOnceSaved,
  visibleInDirectory,
  visibilityOf,
} from './visible-fields.ts';

const viewers = {
  oneself: { ...stranger, isOneself: true },
  ...viewerLike,
  'a client user': stranger,
  'a client user in a common community': { ...stranger, isConnected: true },
} satisfies Record<string, PrivacyViewer>;
type Who = keyof typeof viewers;

const all: Record<DirectoryField, string | null> = {
  ...{ photo: 'face', pronoun: 'they', workplace: 'clinic', state: 'WA', email: 'a@example.org' },
  ...{ mobile: '0491 570 156', landline: '02 5550 0100' },
};
const everyField = Object.keys(all);
const to = (audience: Audience): PrivacyChoices => ({
  ...{ photo: audience, pronoun: audience, workplace: audience, state: audience, email: audience },
});
const without = (...off: (keyof PrivacyFlags)[]): PrivacyFlags => ({
  ...defaultPrivacyFlags,
  ...Object.fromEntries(off.map((flag) => [flag, false])),
});
const visibleFields = (choices: DirectoryChoices, who: Who) =>
  Object.entries(visibleInDirectory(all, choices, viewers[who])).flatMap(([field, value]) =>
    value === null ? [] : [field],
  );

describe('the directory tells of whoever is listed', () => {
  const shown = { privacy: to('everyone'), flags: defaultPrivacyFlags };
  const numbers = ['mobile', 'landline'];
  const contact = ['workplace', 'email', ...numbers];
  const but = (...fields: string[]) => everyField.filter((field) => !fields.includes(field));

  test.each<[string, DirectoryChoices, Who, string[]]>([
    ['nothing chosen', { privacy: null, flags: null }, 'member', but('email', ...numbers)],
    ['nothing chosen', { privacy: null, flags: null }, 'a client user', but('email', ...numbers)],
    ['nothing chosen', { privacy: null, flags: null }, 'staff', but(...numbers)],
    ['nothing chosen', { privacy: null, flags: null }, 'oneself', everyField],
    ['all on', shown, 'member', everyField],
    ['all on', shown, 'a client user', but(...numbers)],
    ['all on', shown, 'a client user in a common community', but(...numbers)],
    [
      'all on, of an audience that was never chosen',
      { privacy: null, flags: defaultPrivacyFlags },
      'member',
      but('email'),
    ],
    ['no photo', { ...shown, flags: without('showDirectoryPhoto') }, 'member', but('photo')],
    ['no contact', { ...shown, flags: without('showContactInformation') }, 'member', but(...contact)],
    ['no e-mail', { ...shown, flags: without('showEmail') }, 'member', but('email')],
    ['no organisation', { ...shown, flags: without('showOrganisation') }, 'member', but('workplace')],
    ['no mobile', { ...shown, flags: without('showPersonalMobile') }, 'member', but('mobile')],
    ['no landline', { ...shown, flags: without('showWorkLandline') }, 'member', but('landline')],
    ['no contact', { ...shown, flags: without('showContactInformation') }, 'staff', but(...contact)],
    ['no e-mail', { ...shown, flags: without('showEmail') }, 'oneself', everyField],
    ['connections alone', { ...shown, privacy: to('connections') }, 'member', numbers],
    ['connections alone', { ...shown, privacy: to('connections') }, 'connection', everyField],
    ['nobody else', { ...shown, privacy: to('onlyMe') }, 'connection', numbers],
  ])('%s: %o to %s', (_, choices, who, expected) => {
    expect(visibleFields(choices, who).toSorted()).toEqual(expected.toSorted());
  });

  test('no more than everywhere else, whatever the settings', () => {
    for (const audience of audiences)
      for (const viewer of Object.values(viewers))
        for (const off of [[], ...privacyFlags.map((flag) => [flag])]) {
          const choices = { privacy: to(audience), flags: without(...off) };
          for (const field of privateFields)
            if (isVisibleInDirectory(field, choices, viewer))
              expect(isShownTo(field, choices.privacy, viewer), `${field} ${audience}`).toBe(true);
        }
  });
});

test.each([
  [{}, true],
  [{ flags: defaultPrivacyFlags }, true],
  [{ flags: without('includeInDirectory') }, false],
  [{ isMember: false }, false],
  [{ hasLapsed: true }, false],
  [{ isDisabled: true }, false],
  [{ isAwaited: true }, false],
])('who is %o stands in it: %s', (facts, expected) => {
  const usual = { isMember: true, hasLapsed: false, isDisabled: false, isAwaited: false, flags: null };
  expect(standsInDirectory({ ...usual, ...facts })).toBe(expected);
});

describe('the note about what is hidden', () => {
  test.each<[string, DirectoryChoices, string[]]>([
    ['nothing chosen', { privacy: null, flags: null }, ['showEmail', 'showPersonalMobile', 'showWorkLandline']],
    ['all on and shown', { privacy: to('members'), flags: defaultPrivacyFlags }, []],
    [
      'a photo for connections',
      { privacy: { ...to('members'), photo: 'connections' }, flags: defaultPrivacyFlags },
      ['showDirectoryPhoto'],
    ],
    ['not included', { privacy: to('members'), flags: without('includeInDirectory') }, ['includeInDirectory']],
    [
      'no contact',
      { privacy: to('members'), flags: without('showContactInformation') },
      ['showContactInformation', 'showEmail', 'showPersonalMobile', 'showWorkLandline', 'showOrganisation'],
    ],
  ])('names %s', (_, choices, expected) => {
    expect(hiddenFromMembers(choices)).toEqual(expected);
  });
});

describe('the seven settings', () => {
  test('are all on until somebody says otherwise, here or where audiences are chosen', () => {
    expect(visibilityOf({ privacy: null, flags: null })).toEqual(defaultPrivacyFlags);
    expect(visibilityOf({ privacy: { email: 'onlyMe' }, flags: null })).toEqual(without('showEmail'));
    expect(visibilityOf({ privacy: { email: 'members' }, flags: without('showEmail') })).toEqual(without('showEmail'));
    expect(visibilityOf({ privacy: { state: 'onlyMe' }, flags: null })).toEqual(defaultPrivacyFlags);
  });

  const connections = to('connections');
  test.each<[string, PrivacyFlags, DirectoryChoices, Partial<PrivacyChoices> | null]>([
    ['an e-mail that was never chosen', without(), { privacy: null, flags: null }, { email: 'members' }],
    [
      'an e-mail that is hidden',
      without('showEmail'),
      { privacy: { email: 'onlyMe' }, flags: null },
      { email: 'onlyMe' },
    ],
    ['an e-mail switched on', without(), { privacy: { email: 'onlyMe' }, flags: null }, { email: 'members' }],
    ['nothing switched', without(), { privacy: connections, flags: without() }, connections],
    [
      'a photo switched off',
      without('showDirectoryPhoto'),
      { privacy: connections, flags: null },
      { ...connections, photo: 'onlyMe' },
    ],
    [
      'contact switched off',
      without('showContactInformation'),
      { privacy: connections, flags: without() },
      { ...connections, email: 'onlyMe', workplace: 'onlyMe' },
    ],
    [
      'contact switched on again, but for the organisation',
      without('showOrganisation'),
      {
        privacy: { email: 'onlyMe', workplace: 'onlyMe' },
        flags: without('showContactInformation', 'showOrganisation'),
      },
      { email: 'members', workplace: 'onlyMe' },
    ],
    ['out of the directory', without('includeInDirectory'), { privacy: connections, flags: null }, connections],
  ])('%s', (_, flags, before, expected) => {
    expect(privacyOnceSaved(flags, before)).toEqual(expected);
  });
});
