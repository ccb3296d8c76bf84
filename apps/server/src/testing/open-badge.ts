import * as z from 'zod';

const kinds = (...named: readonly string[]) =>
  z.array(z.string()).refine((all) => named.some((one) => all.includes(one)), `One of: ${named.join(', ')}`);

/** With its distance from UTC, as `date-time` of JSON Schema has it. */
const moment = z.iso.datetime({ offset: true });
const text = z.string().min(1);

const identityObject = z.strictObject({
  type: z.literal('IdentityObject'),
  hashed: z.literal(true),
  identityHash: z.string().regex(/^sha256\$[0-9a-f]{64}$/i),
  identityType: z.literal('emailAddress'),
  salt: text,
});

const achievement = z.strictObject({
  id: z.url(),
  type: kinds('Achievement'),
  name: text,
  description: text,
  criteria: z.strictObject({ narrative: text }),
});

/**
 * What Open Badges 3.0 asks of a credential of an achievement, in our own words: of each part that ours have what it is, and whether it may be missing. Whatever is not
 * named here is refused, so that whoever adds a part looks up first what the standard calls it.
 */
export const openBadge = z.strictObject({
  '@context': z.tuple(
    [
      z.literal('https://www.w3.org/ns/credentials/v2'),
      z.string().regex(/^https:\/\/purl\.imsglobal\.org\/spec\/ob\/v3p0\/context(-3\.\d\.\d)*\.json$/),
    ],
    z.url(),
  ),
  id: z.url(),
  type: kinds('VerifiableCredential').and(kinds('AchievementCredential', 'OpenBadgeCredential')),
  name: text,
  issuer: z.strictObject({ id: z.url(), type: kinds('Profile'), name: text, url: z.url() }),
  validFrom: moment,
  credentialSubject: z.strictObject({
    id: z.url(),
    type: kinds('AchievementSubject'),
    identifier: z.array(identityObject).min(1),
    activityEndDate: moment,
    creditsEarned: z.number(),
    achievement,
  }),
  credentialStatus: z.strictObject({
    id: z.url(),
    type: z.literal('BitstringStatusListEntry'),
    statusPurpose: z.literal('revocation'),
    statusListIndex: z.string().regex(/^\d+$/),
    statusListCredential: z.url(),
  }),
  credentialSchema: z
    .array(z.strictObject({ id: z.url(), type: z.literal('1EdTechJsonSchemaValidator2019') }))
    .refine((all) => all.some(({ id }) => id.endsWith('/ob_v3p0_achievementcredential_schema.json'))),
});

/** The same as what is signed, beside its `nbf`: registered claims repeat parts of it. */
export const signedOpenBadge = openBadge.extend({ iss: z.url(), jti: z.url(), sub: z.url() });
