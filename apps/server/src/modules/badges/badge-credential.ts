import { createHash } from 'node:crypto';
import { inUnits } from '@portal/rules';
import type { Profile } from '@portal/kit/access';
import { createTranslate } from '@portal/kit/messages';
import type { CertificateFacts } from '../../documents/certificate.ts';
import { documentWords, unitWords } from '../../documents/document-words.ts';
import { issuerOf } from './issuer.ts';
import { messages } from './messages.ts';
import { inSeconds } from './sign-credential.ts';
import { placeOf, statusUrl } from './status-list.ts';

export interface BadgeFacts extends Omit<CertificateFacts, 'holder' | 'completedAt' | 'isConfirmed'> {
  completedAt: Date;
  /** The address by which its holder is known. */
  email: string;
  /** Drawn for this credential, so that two of one person cannot be told to be of one. */
  salt: string;
  statusIndex: number;
}

const schema = 'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json';

/** A certificate as Open Badges 3.0 has it. Of its holder it says no more than who knows their address can check. */
export function badgeCredential(profile: Profile, portalUrl: string, facts: BadgeFacts) {
  const { verifyUrl: id, title, pack, minutes, issuedAt, completedAt } = facts;
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'],
    id,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: title,
    issuer: { id: issuerOf(portalUrl), type: ['Profile'], name: profile.fullName, url: profile.website },
    validFrom: inSeconds(issuedAt),
    credentialSubject: {
      id: `${id}#holder`,
      type: ['AchievementSubject'],
      identifier: [identifierOf(facts)],
      activityEndDate: inSeconds(completedAt),
      creditsEarned: inUnits(pack, minutes),
      achievement: {
        id: `${id}#achievement`,
        type: ['Achievement'],
        name: title,
        ...wordsOf(profile, facts),
      },
    },
    credentialStatus: statusOf(portalUrl, facts.statusIndex),
    credentialSchema: [{ id: schema, type: '1EdTechJsonSchemaValidator2019' }],
  };
}

function identifierOf({ email, salt }: BadgeFacts) {
  const hash = createHash('sha256').update(`${email.toLowerCase()}${salt}`).digest('hex');
  return {
    type: 'IdentityObject',
    hashed: true,
    identityHash: `sha256$${hash}`,
    identityType: 'emailAddress',
    salt,
  };
}

function statusOf(portalUrl: string, statusIndex: number) {
  const { list, at } = placeOf(statusIndex);
  const statusListCredential = statusUrl(portalUrl, list);
  return {
    id: `${statusListCredential}#${at}`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: String(at),
    statusListCredential,
  };
}

function wordsOf(profile: Profile, { pack, minutes, completedAt, ...facts }: BadgeFacts) {
  const t = createTranslate(messages, { locale: profile.locale, overrides: [profile.messages] });
  const { category, domain, presenter } = facts;
  const date = new Intl.DateTimeFormat(profile.locale, { dateStyle: 'long', timeZone: profile.timeZone });
  const unit = unitWords(documentWords({ profile }), pack).label.toLocaleLowerCase(profile.locale);
  const description = [
    t('description', { amount: String(inUnits(pack, minutes)), unit, date: date.format(completedAt) }),
    category && t('category', { category }),
    domain && t('domain', { domain }),
    presenter && t('presenter', { presenter }),
  ];
  return {
    description: description.filter(Boolean).join(' '),
    criteria: { narrative: t('confirmed', { organisation: profile.fullName }) },
  };
}
