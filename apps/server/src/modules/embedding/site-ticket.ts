import { limits } from '@portal/api/contract';
import { decodeProtectedHeader, errors, importJWK, type JWK, type JWTPayload, jwtVerify } from 'jose';
import * as z from 'zod';
import type { Db } from '../../db/connect.ts';
import { ProblemError } from '../../http/problem.ts';
import { type SiteOfKey, siteOfKey } from './sites.ts';

/** The kind of JWT that a ticket is, so that no other one of the same key passes for it. */
export const ticketType = 'portal-ticket+jwt';

/** What a website's server says of its visitor. */
export interface SiteTicket {
  site: SiteOfKey;
  /** Makes each ticket another. */
  id: string;
  expiresAt: Date;
  /** The visitor's e-mail or id in the portal. */
  subject: string;
  modules: readonly string[];
  /** The visitor has given a second factor to the website. */
  hasSecondFactor: boolean;
}

const claims = z.object({
  sub: z.string().min(1).max(254),
  jti: z.string().min(8).max(200),
  iat: z.number(),
  exp: z.number(),
  scope: z.string().min(1).max(500),
  amr: z.array(z.string().max(50)).max(10).default([]),
});

const { seconds, skewSeconds } = limits.siteTicket;

/** Whom tickets of this portal name as `aud`: its address and the organisation. */
export function ticketAudience(portalUrl: string, organisation: string): string {
  return `${portalUrl}/${organisation}`;
}

/** The ticket, if a key of a website that is known has signed it for this portal, and in its time. */
export async function readSiteTicket(db: Db, text: string, audience: string, now: Date): Promise<SiteTicket> {
  const site = await siteOfKey(db, keyIdOf(text));
  if (site === null) throw unknownKey();
  const payload = await verified(text, site, audience, now);
  const { data } = claims.safeParse(payload);
  if (data === undefined || data.exp - data.iat > seconds)
    throw refused(`The ticket must say sub, jti, iat, exp and scope, and live for ${seconds} seconds at most.`);
  return {
    site,
    id: data.jti,
    expiresAt: new Date((data.exp + skewSeconds) * 1000),
    subject: data.sub,
    modules: data.scope.split(' ').filter(Boolean),
    hasSecondFactor: data.amr.includes('mfa'),
  };
}

function keyIdOf(text: string): string {
  try {
    return decodeProtectedHeader(text).kid ?? '';
  } catch {
    throw refused('The ticket is no JWT.');
  }
}

async function verified(text: string, site: SiteOfKey, audience: string, now: Date): Promise<JWTPayload> {
  // Stored by ourselves, from a key that was read as one.
  const key: JWK = site.publicKey as JWK;
  try {
    const { payload } = await jwtVerify(text, await importJWK(key, algorithmsOf(key)[0]), {
      algorithms: algorithmsOf(key),
      typ: ticketType,
      issuer: site.id,
      audience,
      clockTolerance: skewSeconds,
      maxTokenAge: seconds,
      currentDate: now,
    });
    return payload;
  } catch (error) {
    throw reasonOf(error, audience);
  }
}

/** By the key, never by what the ticket says of itself. */
function algorithmsOf({ kty }: JWK): string[] {
  return kty === 'OKP' ? ['EdDSA', 'Ed25519'] : ['ES256'];
}

/** Said in full: whoever gets as far as here holds the website's key, or is told no more than that they do not. */
function reasonOf(error: unknown, audience: string): ProblemError {
  if (error instanceof errors.JWTExpired)
    return refused(`The ticket is over, ${seconds} seconds after its iat at the latest. Compare the clocks.`);
  if (error instanceof errors.JWTClaimValidationFailed) {
    if (error.claim === 'aud') return refused(`The ticket is for another portal: its aud must be ${audience}.`);
    return refused(`The ticket does not say ${error.claim} as it should.`);
  }
  if (error instanceof errors.JOSEError) return unknownKey();
  throw error;
}

function unknownKey(): ProblemError {
  return refused('The ticket is not signed with a key that the portal knows.');
}

function refused(message: string): ProblemError {
  return new ProblemError('invalid_credential', message);
}
