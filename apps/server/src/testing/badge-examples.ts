import { rulePacks } from '@portal/rules';
import { profiles } from '@portal/profiles';
import { badgeCredential, type BadgeFacts } from '../modules/badges/badge-credential.ts';

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
const variants: readonly [string, Partial<BadgeFacts>][] = [
  ['all that there is', {}],
  ['a title alone', { category: '', presenter: '', domain: '' }],
  ['words of other scripts', { title: 'קורס \u{1F469}‍⚕️ "quoted" <b>', presenter: 'Nguyễn' }],
  ['a part of an hour', { minutes: 1 }],
  ['nothing that counts', { minutes: 0 }],
  ['points', { pack: rulePacks['skills-points'] }],
  ['a day long ago', { completedAt: new Date('1970-01-01T00:00:00Z') }],
  ...Object.values(rulePacks).map((pack): [string, Partial<BadgeFacts>] => [pack.id, { pack }]),
];

/** Credentials as a wallet reads them: of each organisation, with what each name says of it. */
export const badgeExamples: readonly { name: string; credential: unknown }[] = Object.entries(profiles).flatMap(
  ([id, profile]) =>
    variants.map(([what, changes]) => ({
      name: `${id} with ${what}`,
      credential: JSON.parse(JSON.stringify(badgeCredential(profile, portalUrl, { ...facts, ...changes }))),
    })),
);

type Part = Record<string, unknown>;

/** What the standard refuses, or does not know. */
const faults: readonly [string, string[], (part: Part) => void][] = [
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

/** Credentials with one fault each. */
export const faultyBadges: readonly { name: string; credential: unknown }[] = faults.map(([name, path, spoil]) => {
  const credential: Part = JSON.parse(JSON.stringify(badgeCredential(profiles.ota, portalUrl, facts)));
  // Each path leads to a part of what was just made.
  spoil(path.reduce((part, at) => part[at] as Part, credential));
  return { name, credential };
});
