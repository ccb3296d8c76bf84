import { describe, expect, test } from 'vitest';
import {
  type Audience,
  defaultPrivacy,
  type PrivacyChoices,
  type PrivacyViewer,
  numberFields,
  privateFields,
  stalePrivacyRefusal,
  stranger,
  undisclosedFields,
  viewerLike,
  visibleTo,
} from './privacy-rules.ts';

const viewers = {
  oneself: { ...stranger, isOneself: true, isMember: true },
  ...viewerLike,
  'a client user': stranger,
  'a client user in a common community': { ...stranger, isConnected: true },
  'staff in a common community': { ...stranger, isStaff: true, isConnected: true },
} satisfies Record<string, PrivacyViewer>;

const all = { photo: 'face', pronoun: 'they', workplace: 'clinic', state: 'WA', email: 'a@example.org' };
const chosen = (audience: Audience): PrivacyChoices => ({
  ...{ photo: audience, pronoun: audience, workplace: audience, state: audience, email: audience },
});
const visibleFields = (viewer: PrivacyViewer, choices: Partial<PrivacyChoices> | null) =>
  privateFields.filter((field) => visibleTo(all, choices, viewer)[field] !== null);

const every = [...privateFields];
const needed = ['pronoun', 'workplace', 'state', 'email'];

describe('what is told of a person', () => {
  test.each([
    ['everyone', 'oneself', every],
    ['everyone', 'member', every],
    ['everyone', 'connection', every],
    ['everyone', 'staff', every],
    ['everyone', 'a client user', every],
    ['members', 'oneself', every],
    ['members', 'member', every],
    ['members', 'connection', every],
    ['members', 'staff', needed],
    ['members', 'a client user', []],
    ['members', 'a client user in a common community', every],
    ['connections', 'oneself', every],
    ['connections', 'member', []],
    ['connections', 'connection', every],
    ['connections', 'staff', needed],
    ['connections', 'staff in a common community', every],
    ['connections', 'a client user', []],
    ['onlyMe', 'oneself', every],
    ['onlyMe', 'member', []],
    ['onlyMe', 'connection', []],
    ['onlyMe', 'staff', needed],
    ['onlyMe', 'staff in a common community', needed],
  ] as const)('to %s is told to %s', (audience, viewer, expected) => {
    expect(visibleFields(viewers[viewer], chosen(audience))).toEqual(expected);
  });

  test('is as by default where nothing was chosen, of each field by itself', () => {
    const byDefault = privateFields.filter((field) => field !== 'email');
    expect(visibleFields(viewers.member, null)).toEqual(byDefault);
    expect(visibleFields(viewers.member, { state: 'onlyMe' })).toEqual(byDefault.filter((field) => field !== 'state'));
    expect(visibleFields(viewers.member, defaultPrivacy)).toEqual(byDefault);
  });

  test('leaves what was given as it was, and adds nothing to it', () => {
    const given = { photo: 'face' };
    expect(visibleTo(given, chosen('onlyMe'), viewers.member)).toEqual({ photo: null });
    expect(given).toEqual({ photo: 'face' });
    expect(visibleTo({ pronoun: null }, null, viewers.oneself)).toEqual({ pronoun: null });
  });

  test('has either a choice or is told to no other member', () => {
    const chosen: readonly string[] = [...privateFields, ...numberFields];
    expect(undisclosedFields.filter((field) => chosen.includes(field))).toEqual([]);
  });
});

test('choices are saved over those that were read', () => {
  expect(stalePrivacyRefusal(2, 2)).toBeNull();
  expect(stalePrivacyRefusal(1, 2)).toMatchObject({ code: 'stale' });
});
