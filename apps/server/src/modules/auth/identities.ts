import { limits } from '@portal/api/contract';
import { and, desc, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { identityArrivals, identityAttempts, people, personIdentities } from '../../db/schema/index.ts';
import { hashOfSecret } from './tokens.ts';

/** How a provider names somebody, for good. */
export interface IdentityName {
  issuer: string;
  subject: string;
}

interface Attempt {
  /** What the provider gives back. */
  state: string;
  /** What the browser keeps. */
  browser: string;
  redirectTo: string | null;
}

/** Lets one browser come back with one answer of the provider. */
export async function startAttempt(db: Db, { state, browser, redirectTo }: Attempt, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + limits.identity.attemptMinutes * 60_000);
  await db
    .insert(identityAttempts)
    .values({ hash: hashOfSecret(state), browserHash: hashOfSecret(browser), redirectTo, expiresAt });
}

/** Uses an attempt up; null where it is not, or no longer, this browser's. */
export async function spendAttempt(db: Db, state: string, browser: string, now: Date) {
  const { hash, browserHash, redirectTo, expiresAt } = identityAttempts;
  const [attempt] = await db
    .delete(identityAttempts)
    .where(and(eq(hash, hashOfSecret(state)), eq(browserHash, hashOfSecret(browser)), gt(expiresAt, now)))
    .returning({ redirectTo });
  return attempt ?? null;
}

interface Arrival {
  browser: string;
  personId: string;
  /** The provider has asked for a second factor, which counts. */
  hasSecondFactor: boolean;
  redirectTo: string | null;
}

/** Keeps whom the provider has named until their browser asks for its session. */
export async function startArrival(db: Db, { browser, ...arrival }: Arrival, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + limits.identity.arrivalSeconds * 1000);
  const named = { ...arrival, expiresAt };
  await db
    .insert(identityArrivals)
    .values({ browserHash: hashOfSecret(browser), ...named })
    .onConflictDoUpdate({ target: identityArrivals.browserHash, set: named });
}

/** Uses an arrival up; null where this browser has brought none, or is too late. */
export async function spendArrival(db: Db, browser: string, now: Date) {
  const [arrival] = await db
    .delete(identityArrivals)
    .where(and(eq(identityArrivals.browserHash, hashOfSecret(browser)), gt(identityArrivals.expiresAt, now)))
    .returning();
  return arrival ?? null;
}

/** Who is linked with somebody at the provider, and whether their account opens for anybody. */
export async function personOfIdentity(db: Db, { issuer, subject }: IdentityName) {
  const [row] = await db
    .select({ personId: people.id, disabledAt: people.disabledAt })
    .from(personIdentities)
    .innerJoin(people, eq(people.id, personIdentities.personId))
    .where(and(eq(personIdentities.issuer, issuer), eq(personIdentities.subject, subject)));
  return row ? { personId: row.personId, isDisabled: row.disabledAt !== null } : null;
}

export async function isLinkedAt(db: Db, personId: string, issuer: string): Promise<boolean> {
  const rows = await db
    .select({ subject: personIdentities.subject })
    .from(personIdentities)
    .where(and(eq(personIdentities.personId, personId), eq(personIdentities.issuer, issuer)));
  return rows.length > 0;
}

/** False where one or the other is linked already. */
export async function linkIdentity(tx: Db, name: IdentityName, personId: string, now: Date): Promise<boolean> {
  const { issuer, subject } = name;
  const linked = await tx
    .insert(personIdentities)
    .values({ issuer, subject, personId, linkedAt: now })
    .onConflictDoNothing()
    .returning({ personId: personIdentities.personId });
  return linked.length > 0;
}

/** Since when somebody's account is linked; null: it is not. */
export async function linkedSince(db: Db, personId: string): Promise<Date | null> {
  const [row] = await db
    .select({ linkedAt: personIdentities.linkedAt })
    .from(personIdentities)
    .where(eq(personIdentities.personId, personId))
    .orderBy(desc(personIdentities.linkedAt))
    .limit(1);
  return row?.linkedAt ?? null;
}

/** The provider opens the account no longer, not even for whom it has just named. */
export async function dropIdentities(tx: Db, personId: string): Promise<void> {
  await tx.delete(personIdentities).where(eq(personIdentities.personId, personId));
  await tx.delete(identityArrivals).where(eq(identityArrivals.personId, personId));
}

/** Forgets who has not come back, or not fetched their session, in time. */
export async function forgetArrivals(db: Db, now: Date): Promise<void> {
  await db.delete(identityAttempts).where(lte(identityAttempts.expiresAt, now));
  await db.delete(identityArrivals).where(lte(identityArrivals.expiresAt, now));
}
