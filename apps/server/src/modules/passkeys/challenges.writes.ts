import { limits } from '@portal/api/contract';
import type { ConfirmedPurpose } from '@portal/rules';
import { and, desc, eq, gt, inArray, isNull, lte, notInArray } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { passkeyChallenges } from '../../db/schema/index.ts';
import { hashOfSecret, newSecret } from '../auth/index.ts';

type Purpose = ConfirmedPurpose | 'make' | 'signIn' | 'secondFactor';

interface NewChallenge {
  purpose: Purpose;
  personId?: string;
  sessionId?: string;
  loginHash?: string;
  userHandle?: string;
}

type Challenge = typeof passkeyChallenges.$inferSelect;

/** Draws what is to be signed. Of one person's the newest few stay open. */
export async function startChallenge(db: Db, { personId, ...next }: NewChallenge, now: Date): Promise<string> {
  const challenge = newSecret();
  const expiresAt = new Date(now.getTime() + limits.passkey.minutes * 60_000);
  await db
    .insert(passkeyChallenges)
    .values({ hash: hashOfSecret(challenge), ...next, ...(personId !== undefined && { personId }), expiresAt });
  if (personId !== undefined) await keepNewest(db, personId);
  return challenge;
}

async function keepNewest(db: Db, personId: string): Promise<void> {
  const isTheirs = eq(passkeyChallenges.personId, personId);
  const newest = db
    .select({ hash: passkeyChallenges.hash })
    .from(passkeyChallenges)
    .where(isTheirs)
    .orderBy(desc(passkeyChallenges.expiresAt), passkeyChallenges.hash)
    .limit(limits.passkey.challenges);
  await db.delete(passkeyChallenges).where(and(isTheirs, notInArray(passkeyChallenges.hash, newest)));
}

interface Expected {
  purposes: readonly Purpose[];
  /** Whose session answers; null: nobody has signed in yet. */
  by: { id: string; sessionId: string } | null;
}

/** Uses a challenge up: null where it is none, was answered before, is too old, or was asked for something else or in another session. */
export async function takeChallenge(
  db: Db,
  challenge: string,
  { purposes, by }: Expected,
  now: Date,
): Promise<Challenge | null> {
  const { hash, purpose, expiresAt, personId, sessionId } = passkeyChallenges;
  const isOfSession = by === null ? isNull(sessionId) : and(eq(sessionId, by.sessionId), eq(personId, by.id));
  const [row] = await db
    .delete(passkeyChallenges)
    .where(and(eq(hash, hashOfSecret(challenge)), inArray(purpose, [...purposes]), gt(expiresAt, now), isOfSession))
    .returning();
  return row ?? null;
}

export async function forgetPasskeyChallenges(db: Db, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now));
}
