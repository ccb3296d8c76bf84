import { createTranslate } from '@portal/kit';
import { describe, expect, test } from 'vitest';
import { communitiesAdminMessages } from '../../messages.ts';
import { sampleCommunities } from '@portal/stories/samples/communities';
import { aliasOf } from './community-alias.ts';
import { communityFormRules } from './community-form-rules.ts';
import {
  basisOf,
  changedCommunity,
  changedFields,
  type CommunityValues,
  emptyCommunity,
  valuesOf,
  writtenCommunity,
} from './community-values.ts';
import { inTree } from './use-community-choices.ts';

const zone = 'Australia/Sydney';
const today = '2026-11-24';
const t = createTranslate(communitiesAdminMessages, { locale: 'en-AU' });
const picture = new File(['picture'], 'cover.png');
const whole: CommunityValues = {
  ...emptyCommunity,
  ...{ name: 'Hand therapy', shortDescription: 'Splints', alias: 'hand-therapy', privacy: 'public' },
  ...{ image: { url: 'blob:cover', file: picture }, categoryIds: ['hands'] },
};

test.each([
  ['Hand therapy', 'hand-therapy'],
  ['  Hand & wrist,  2nd edition! ', 'hand-wrist-2nd-edition'],
  ['Früh/Förderung', 'früh-förderung'],
  ['!!!', ''],
  ['a'.repeat(200), 'a'.repeat(150)],
])('the name %j suggests the alias %j [COM-557]', (name, alias) => {
  expect(aliasOf(name)).toBe(alias);
});

describe('what is said of a field', () => {
  function wordsOf(field: keyof CommunityValues, changes: Partial<CommunityValues>, taken = '') {
    const values = { ...whole, ...changes };
    const rules = communityFormRules({ t, today, before: null, isAliasTaken: (alias) => alias === taken });
    const judged = rules[field] as readonly ((value: unknown, all: CommunityValues) => string | null)[];
    return judged.map((rule) => rule(values[field], values)).find((words) => words !== null) ?? null;
  }

  test.each<[string, keyof CommunityValues, Partial<CommunityValues>, string]>([
    ['an empty name [COM-547] [COM-548]', 'name', { name: '' }, 'Please enter a community name'],
    ['a name of spaces', 'name', { name: '   ' }, 'Please enter a community name'],
    ['a name of 151 [COM-549]', 'name', { name: 'a'.repeat(151) }, 'Max length is 150 symbols'],
    ['no description [COM-550]', 'shortDescription', { shortDescription: '' }, 'Please enter a short description'],
    [
      'a description of 51 [COM-551] [COM-579]',
      'shortDescription',
      { shortDescription: 'a'.repeat(51) },
      'Max length is 50 symbols',
    ],
    ['no picture [COM-552]', 'image', { image: null }, 'Please upload an image'],
    ['no alias [COM-553]', 'alias', { alias: '' }, 'Please enter a community alias'],
    ['an alias of 151 [COM-554]', 'alias', { alias: 'a'.repeat(151) }, 'Max length is 150 symbols'],
    ['an alias with a space [COM-555]', 'alias', { alias: 'hand therapy' }, 'Spaces are not allowed in alias'],
    ['an alias that parts an address', 'alias', { alias: 'a/b' }, 'Use letters, digits and hyphens only'],
    ['explore [COM-028]', 'alias', { alias: 'explore' }, 'This community alias already exists'],
    ['saved-posts [COM-028]', 'alias', { alias: 'saved-posts' }, 'This community alias already exists'],
    ['faq [COM-028]', 'alias', { alias: 'faq' }, 'This community alias already exists'],
    ['no category [COM-562]', 'categoryIds', { categoryIds: [] }, 'Please enter a category'],
    ['no privacy [COM-563]', 'privacy', { privacy: null }, 'Please select a privacy option'],
    ['eleven tags [COM-564]', 'tagIds', { tagIds: 'abcdefghijk'.split('') }, 'At most 10 tags'],
    ['a start yesterday [COM-574]', 'aliveStart', { aliveStart: '2026-11-23' }, 'The date cannot be before today'],
    ['an end yesterday [COM-575]', 'aliveEnd', { aliveEnd: '2026-11-23' }, 'The date cannot be before today'],
    [
      'an end before the start [COM-576]',
      'aliveEnd',
      { aliveStart: '2026-12-02', aliveEnd: '2026-12-01' },
      'The end date cannot be before the start date',
    ],
    ['an archive date today [COM-577]', 'archived', { archived: today }, 'The earliest archive date is tomorrow'],
  ])('%s', (_, field, changes, words) => {
    expect(wordsOf(field, changes)).toBe(words);
  });

  test.each<[keyof CommunityValues, Partial<CommunityValues>]>([
    ['name', { name: 'a'.repeat(150) }],
    ['shortDescription', { shortDescription: 'a'.repeat(50) }],
    ['alias', { alias: 'a'.repeat(150) }],
    ['tagIds', { tagIds: 'abcdefghij'.split('') }],
    ['aliveStart', { aliveStart: today }],
    ['aliveEnd', { aliveStart: today, aliveEnd: today }],
    ['archived', { archived: '2026-11-25' }],
  ])('%s at its bound is well', (field, changes) => {
    expect(wordsOf(field, changes)).toBeNull();
  });

  test('an alias that another community has', () => {
    expect(wordsOf('alias', { alias: 'paediatrics' }, 'paediatrics')).toBe('This community alias already exists');
  });
});

test('a new community begins visible, joined on request, without approval and off the website [COM-571] [COM-572] [COM-573]', () => {
  const { isVisible, isAutoJoin, isRequirePostApproval, pushToWebsite } = emptyCommunity;
  expect([isVisible, isAutoJoin, isRequirePostApproval, pushToWebsite]).toEqual([true, false, false, false]);
});

test('a community is sent with its picture and its lists, its days as whole days there', () => {
  const values = { ...whole, aliveStart: '2026-12-01', aliveEnd: '2026-12-02', archived: '2026-12-03', tagIds: ['a'] };
  expect(writtenCommunity(values, zone)).toMatchObject({
    ...{ name: 'Hand therapy', alias: 'hand-therapy', isPublic: true, imageFile: picture },
    ...{ 'categoryIds[]': ['hands'], 'tagsId[]': ['a'], 'segmentIds[]': [] },
    aliveStartDate: '2026-11-30T13:00:00.000Z',
    aliveEndDate: '2026-12-02T12:59:59.999Z',
    archivedDate: '2026-12-02T13:00:00.000Z',
  });
});

test('a change without segments says that there are none, one with them does not [COM-578]', () => {
  expect(changedCommunity(whole, zone)).toHaveProperty('isSetSegmentIdsEmpty', true);
  expect(changedCommunity({ ...whole, segmentIds: ['nsw'] }, zone)).not.toHaveProperty('isSetSegmentIdsEmpty');
});

test('what a community is changed from is what it was written as, and says what somebody else has changed', () => {
  const [community] = sampleCommunities;
  if (community === undefined) throw new Error('There is no community to change');
  const dated = { ...community, aliveEndDate: '2026-12-02T12:59:59.999Z' };
  const values = valuesOf(dated, zone);
  expect(writtenCommunity(values, zone).aliveEndDate).toBe(dated.aliveEndDate);
  const [before, after] = [basisOf(dated), basisOf({ ...dated, name: 'Another', isPublic: !dated.isPublic })];
  expect(values.basis).toEqual(before);
  expect(changedFields(before, before, zone)).toEqual([]);
  expect(changedFields(before, after, zone)).toEqual(['name', 'privacy']);
});

test('categories stand below their parents, one below itself too', () => {
  const category = (id: string, parentCategoryId: string | null = null) => ({ id, name: id, parentCategoryId });
  expect(inTree([category('b', 'a'), category('a'), category('z', 'z')]).map(({ label }) => label)).toEqual([
    ...['a', 'a › b', 'z'],
  ]);
});
