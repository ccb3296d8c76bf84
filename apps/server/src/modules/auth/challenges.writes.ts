import { limits } from '@portal/api/contract';
import { and, eq, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { lockPerson } from '../../db/lock-person.ts';
import { loginChallenges, passkeyChallenges } from '../../db/schema/index.ts';
import { isOpen, isUnused } from './challenges.queries.ts';
import { hashOfCode } from './one-time-code.ts';
import { hashOfSecret } from './tokens.ts';

const { sends, minutes, resendSeconds } = limits.loginCode;

/** The hash of no code. */
const noCode = '';

interface NewChallenge {
  requestId: string;
  /** Null: none was sent, and one may be asked for at once. */
  code: string | null;
  /** Null: nobody comes in by it, which nobody is told. */
  personId: string | null;
  /** Of a first login. */
  emailHash?: string;
}

/** Begins the wait for a code. Those that the person has not used stay valid until they run out. */
export async function startChallenge(
  db: Db,
  { requestId, code, personId, emailHash }: NewChallenge,
  now: Date,
): Promise<void> {
  const sent =
    code === null
      ? { ...timesFrom(now), codeHash: noCode, sends: 0, resendAt: now }
      : { ...timesFrom(now), codeHash: hashOfCode(requestId, code) };
  await db.insert(loginChallenges).values({ hash: hashOfSecret(requestId), personId, emailHash, ...sent });
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

/** Whether a code is the right one, given what is kept of the one that was sent. It uses up what a code can be used up of. */
type IsRight = (tx: Db, codeHash: string) => Promise<boolean>;

/**
 * Tries a code. A try counts before it is judged, so that many at once are no more than their number,
 * and a challenge is used up by the right one, in the same moment as the code.
 */
export async function tryCode(
  db: Db,
  requestId: string,
  isRight: IsRight,
  now: Date,
): Promise<'right' | 'wrong' | 'expired'> {
  const [row] = await db
    .update(loginChallenges)
    .set({ tries: sql`${loginChallenges.tries} + 1` })
    .where(isOpen(requestId, now))
    .returning({ hash: loginChallenges.hash, codeHash: loginChallenges.codeHash, personId: loginChallenges.personId });
  if (!row) return 'expired';
  return db.transaction(async (tx) => {
    // Of nobody, there is nobody to lock, and no code is right.
    if (row.personId !== null) await lockPerson(tx, row.personId);
    const [unused] = await tx.select({ hash: loginChallenges.hash }).from(loginChallenges).where(isUnused(row.hash));
    if (unused === undefined) return 'expired';
    if (!(await isRight(tx, row.codeHash))) return 'wrong';
    return (await spendChallenge(tx, row.hash, now)) ? 'right' : 'expired';
  });
}

/** Uses a challenge up; false where that has been done before. */
export async function spendChallenge(db: Db, hash: string, now: Date): Promise<boolean> {
  const used = await db
    .update(loginChallenges)
    .set({ usedAt: now })
    .where(isUnused(hash))
    .returning({ hash: loginChallenges.hash });
  return used.length > 0;
}

/** Nothing that began with how somebody signed in before ends with it. */
export async function forgetChallengesOf(tx: Db, personId: string): Promise<void> {
  await tx.delete(loginChallenges).where(eq(loginChallenges.personId, personId));
  await tx.delete(passkeyChallenges).where(eq(passkeyChallenges.personId, personId));
}

export async function forgetChallenges(db: Db, now: Date): Promise<void> {
  await db.delete(loginChallenges).where(lte(loginChallenges.expiresAt, now));
}

function timesFrom(now: Date) {
  return {
    expiresAt: new Date(now.getTime() + minutes * 60_000),
    resendAt: new Date(now.getTime() + resendSeconds * 1000),
  };
}
