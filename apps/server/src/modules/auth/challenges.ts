import { limits } from '@portal/api/contract';
import { and, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { loginChallenges, passkeyChallenges, passkeys, people } from '../../db/schema/index.ts';
import { hashOfCode } from './one-time-code.ts';
import { accountColumns, type Account } from './repository.ts';
import { hashOfSecret } from './tokens.ts';

const { tries, sends, minutes, resendSeconds } = limits.loginCode;

interface NewChallenge {
  requestId: string;
  code: string;
  personId: string;
}

/** Begins the wait for a code. Those that the person has not used stay valid until they run out. */
export async function startChallenge(db: Db, { requestId, code, personId }: NewChallenge, now: Date): Promise<void> {
  await db
    .insert(loginChallenges)
    .values({ hash: hashOfSecret(requestId), personId, codeHash: hashOfCode(requestId, code), ...timesFrom(now) });
}

/** Whose sign-in waits for this code; null when none does any more. */
export async function accountOfChallenge(db: Db, requestId: string, now: Date): Promise<Account | null> {
  const [row] = await db
    .select(accountColumns)
    .from(loginChallenges)
    .innerJoin(people, eq(people.id, loginChallenges.personId))
    .where(and(isOpen(requestId, now), isNull(people.disabledAt)));
  return row ?? null;
}

/** Puts another code in place of the last one; false when it is too early or there have been too many. */
export async function replaceCode(db: Db, requestId: string, code: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(loginChallenges)
    .set({
      codeHash: hashOfCode(requestId, code),
      sends: sql`${loginChallenges.sends} + 1`,
      ...timesFrom(now),
    })
    .where(and(isOpen(requestId, now), lte(loginChallenges.resendAt, now), lt(loginChallenges.sends, sends)))
    .returning({ hash: loginChallenges.hash });
  return rows.length > 0;
}

/**
 * Tries a code. A try counts before it is judged, so that many at once are no more than their number,
 * and a challenge is used up by the right one.
 */
export async function tryCode(
  db: Db,
  requestId: string,
  code: string,
  now: Date,
): Promise<'right' | 'wrong' | 'expired'> {
  const [row] = await db
    .update(loginChallenges)
    .set({ tries: sql`${loginChallenges.tries} + 1` })
    .where(isOpen(requestId, now))
    .returning({ codeHash: loginChallenges.codeHash });
  if (!row) return 'expired';
  if (row.codeHash !== hashOfCode(requestId, code)) return 'wrong';
  return (await spendChallenge(db, hashOfSecret(requestId), now)) ? 'right' : 'expired';
}

/** Uses a challenge up; false where that has been done before. */
export async function spendChallenge(db: Db, hash: string, now: Date): Promise<boolean> {
  const used = await db
    .update(loginChallenges)
    .set({ usedAt: now })
    .where(and(eq(loginChallenges.hash, hash), isNull(loginChallenges.usedAt)))
    .returning({ hash: loginChallenges.hash });
  return used.length > 0;
}

/** Nothing that began with how somebody signed in before ends with it. */
export async function forgetAsked(tx: Db, personId: string): Promise<void> {
  await tx.delete(loginChallenges).where(eq(loginChallenges.personId, personId));
  await tx.delete(passkeyChallenges).where(eq(passkeyChallenges.personId, personId));
}

/** Whether somebody can use a passkey in place of a code. */
export async function hasPasskey(db: Db, personId: string): Promise<boolean> {
  const rows = await db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.personId, personId)).limit(1);
  return rows.length > 0;
}

export async function forgetChallenges(db: Db, now: Date): Promise<void> {
  await db.delete(loginChallenges).where(lte(loginChallenges.expiresAt, now));
}

function isOpen(requestId: string, now: Date) {
  return and(
    eq(loginChallenges.hash, hashOfSecret(requestId)),
    isNull(loginChallenges.usedAt),
    gt(loginChallenges.expiresAt, now),
    lt(loginChallenges.tries, tries),
  );
}

function timesFrom(now: Date) {
  return {
    expiresAt: new Date(now.getTime() + minutes * 60_000),
    resendAt: new Date(now.getTime() + resendSeconds * 1000),
  };
}
