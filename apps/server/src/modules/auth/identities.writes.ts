import { limits } from '@portal/api/contract';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { identityArrivals, identityAttempts, personIdentities } from '../../db/schema/index.ts';
import type { IdentityName } from './identities.queries.ts';
import { hashOfSecret } from './tokens.ts';

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
