import { rulePacks } from '@portal/api/rules';
import { profiles } from '@portal/profiles';
import { describe, expect, test } from 'vitest';
import { openBadge } from '../../testing/open-badge.ts';
import { badgeCredential, type BadgeFacts } from './badge-credential.ts';

const portalUrl = 'https://portal.test';
const facts: BadgeFacts = {
  number: '7QK4-M2XB-9HTD-3FWA',
  verifyUrl: `${portalUrl}/verify/7QK4-M2XB-9HTD-3FWA`,
  title: 'Splinting after extensor tendon repair',
  minutes: 150,
  pack: rulePacks['ot-board'],
  category: 'Interactive',
  presenter: 'Dr Lee',
  domain: 'Ethics',
  completedAt: new Date('2026-03-01T02:00:00.123Z'),
  issuedAt: new Date('2026-03-02T01:01:00.999Z'),
  email: 'Mia@Example.org',
  salt: 'c2FsdA',
  statusIndex: 131_072,
};

/** What members and staff may write, and how much it may count. */
const said: [string, Partial<BadgeFacts>][] = [
  ['all that there is', {}],
  ['a title alone', { category: '', presenter: '', domain: '' }],
  ['words of other scripts', { title: 'קורס \u{1F469}‍⚕️ "quoted" <b>', presenter: 'Nguyễn' }],
  ['a part of an hour', { minutes: 1 }],
  ['nothing that counts', { minutes: 0 }],
  ['points', { pack: rulePacks['skills-points'] }],
  ['a day long ago', { completedAt: new Date('1970-01-01T00:00:00Z') }],
];

const packs = Object.values(rulePacks).map((pack): [string, Partial<BadgeFacts>] => [pack.id, { pack }]);

describe.each(Object.entries(profiles))('a credential of %s', (_, profile) => {
  test.each([...said, ...packs])('with %s is as Open Badges 3.0 asks', (_what, changes) => {
    const credential = badgeCredential(profile, portalUrl, { ...facts, ...changes });
    expect(openBadge.safeParse(JSON.parse(JSON.stringify(credential))).error?.issues ?? []).toEqual([]);
  });
});

type Part = Record<string, unknown>;

/** What the standard refuses, or does not know. */
const faults: [string, string[], (part: Part) => void][] = [
  ['an achievement without a name', ['credentialSubject', 'achievement'], (part) => delete part['name']],
  ['an achievement without criteria', ['credentialSubject', 'achievement'], (part) => delete part['criteria']],
  ['an achievement without a description', ['credentialSubject', 'achievement'], (part) => delete part['description']],
  ['a subject of no kind', ['credentialSubject'], (part) => (part['type'] = ['Person'])],
  ['credits in words', ['credentialSubject'], (part) => (part['creditsEarned'] = '2.5')],
  ['a day instead of a moment', [], (part) => (part['validFrom'] = '2026-03-02')],
  ['a moment of no zone', [], (part) => (part['validFrom'] = '2026-03-02T01:01:00')],
  ['no issuer', [], (part) => delete part['issuer']],
  ['another kind of credential', [], (part) => (part['type'] = ['VerifiableCredential'])],
  ['the contexts in another order', [], (part) => (part['@context'] as unknown[]).reverse()],
  ['an identity with a name', ['credentialSubject', 'identifier', '0'], (part) => (part['name'] = 'Mia')],
  [
    'an identity that is not said to be hashed',
    ['credentialSubject', 'identifier', '0'],
    (part) => delete part['hashed'],
  ],
  ['a state of no kind', ['credentialStatus'], (part) => delete part['type']],
];

test.each(faults)('%s is refused', (_, path, spoil) => {
  const credential: Part = JSON.parse(JSON.stringify(badgeCredential(profiles.ota, portalUrl, facts)));
  spoil(path.reduce((part, name) => part[name] as Part, credential));
  expect(openBadge.safeParse(credential).success).toBe(false);
});
