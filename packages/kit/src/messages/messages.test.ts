import { afterEach, describe, expect, test, vi } from 'vitest';
import { createTranslate } from './create-translate.ts';
import { defineMessages } from './define-messages.ts';

const messages = defineMessages('communities', {
  title: 'Explore communities',
  joinedOnly: 'Show only {n} joined',
  greeting: 'Hello {name}, you are in {community}',
  members: { one: '{n} member', other: '{n} members' },
  posts: { zero: 'No posts yet', one: '{n} post in {community}', other: '{n} posts in {community}' },
});
const t = createTranslate(messages, { locale: 'en-AU' });

afterEach(() => vi.restoreAllMocks());

describe('a translator', () => {
  test('makes no format before it writes a number', () => {
    const made = [vi.spyOn(Intl, 'NumberFormat'), vi.spyOn(Intl, 'PluralRules')];
    const times = () => made.map(({ mock }) => mock.calls.length);
    const translate = createTranslate(messages, { locale: 'en-AU' });
    translate('title');
    expect(times()).toEqual([0, 0]);
    translate('members', { n: 2 });
    translate('members', { n: 3 });
    expect(times()).toEqual([1, 1]);
  });

  test('gives a text, with its placeholders filled in and numbers in the locale’s form', () => {
    expect(t('title')).toBe('Explore communities');
    expect(t('joinedOnly', { n: 12345 })).toBe('Show only 12,345 joined');
    expect(t('greeting', { name: '{community}', community: 'Hand therapy' })).toBe(
      'Hello {community}, you are in Hand therapy',
    );
  });

  test('keeps a name of the other reading direction apart from the sentence', () => {
    const names = { name: 'דוד (3)', community: 'Hands' };
    expect(t('greeting', names)).toBe('Hello \u2068דוד (3)\u2069, you are in Hands');
    const arabic = createTranslate(messages, {
      locale: 'ar',
      overrides: [{ communities: { greeting: 'مرحبا {name} في {community}' } }],
    });
    expect(arabic('greeting', { name: 'Amy.', community: 'Hands' })).toBe(
      'مرحبا \u2068Amy.\u2069 في \u2068Hands\u2069',
    );
    // What was stored before titles lost such characters cannot turn the rest of the sentence.
    expect(t('greeting', { name: '\u202EAmy\u2069', community: 'Hands' })).toBe('Hello Amy, you are in Hands');
  });

  test('chooses the plural form', () => {
    expect([0, 1, 2].map((n) => t('members', { n }))).toEqual(['0 members', '1 member', '2 members']);
    expect([0, 1, 2].map((n) => t('posts', { n, community: 'Hands' }))).toEqual([
      'No posts yet',
      '1 post in Hands',
      '2 posts in Hands',
    ]);
  });

  test('follows the plural rules of another language', () => {
    const wording = {
      communities: { members: { one: '{n} członek', few: '{n} członków', many: '{n} członków', other: '{n} członka' } },
    };
    const polish = createTranslate(messages, { locale: 'pl', overrides: [wording] });
    expect([1, 3, 5, 1.5].map((n) => polish('members', { n }))).toEqual([
      '1 członek',
      '3 członków',
      '5 członków',
      '1,5 członka',
    ]);
  });

  test('lets the embedder’s wording win over the profile’s, and that over the feature’s', () => {
    const profile = { communities: { title: 'Explore hubs', joinedOnly: 'Only mine ({n})' }, events: { title: 'No' } };
    const both = createTranslate(messages, {
      locale: 'en-AU',
      overrides: [profile, { communities: { title: 'Find a hub' } }],
    });
    expect([both('title'), both('joinedOnly', { n: 3 }), both('members', { n: 1 })]).toEqual([
      'Find a hub',
      'Only mine (3)',
      '1 member',
    ]);
  });

  test('finds what every feature shares, in the portal’s wording too', () => {
    expect([t('cancel'), t('atMostCharacters', { n: 20 })]).toEqual(['Cancel', 'At most 20 characters']);
    const polish = createTranslate(messages, { locale: 'pl', overrides: [{ common: { cancel: 'Anuluj' } }] });
    expect([polish('cancel'), polish('title')]).toEqual(['Anuluj', 'Explore communities']);
    const own = createTranslate(defineMessages('own', { cancel: 'Leave' }), { locale: 'en-AU' });
    expect(own('cancel')).toBe('Leave');
  });

  test('is typed by the placeholders', () => {
    // @ts-expect-error the text wants n
    expect(t('joinedOnly')).toBe('Show only {n} joined');
    // @ts-expect-error it wants n, not m
    t('joinedOnly', { m: 3 });
    // @ts-expect-error there is no such text
    expect(t('nothing')).toBe('nothing');
    // @ts-expect-error a text without placeholders takes no values
    t('title', { n: 3 });
    // @ts-expect-error a plural wants its number
    t('members', {});
  });
});
