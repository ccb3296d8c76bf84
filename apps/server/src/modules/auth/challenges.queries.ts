import { limits } from '@portal/api/contract';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { loginChallenges, people } from '../../db/schema/index.ts';
import { type Account, accountColumns } from './auth.queries.ts';
import { hashOfSecret } from './tokens.ts';

const { tries } = limits.loginCode;

/** A first login that waits for its code: of which e-mail, and whom it lets in. */
export interface FirstChallenge {
  personId: string | null;
  emailHash: string;
}

/** Null: there is none that waits by this id. */
export async function firstChallengeOf(db: Db, requestId: string, now: Date): Promise<FirstChallenge | null> {
  const { personId, emailHash } = loginChallenges;
  const [row] = await db.select({ personId, emailHash }).from(loginChallenges).where(isOpen(requestId, now));
  return row === undefined || row.emailHash === null ? null : { personId: row.personId, emailHash: row.emailHash };
}

/** Whose sign-in waits for this code; null when none does any more. */
export async function accountOfChallenge(db: Db, requestId: string, now: Date): Promise<Account | null> {
  const [row] = await db
    .select(accountColumns)
    .from(loginChallenges)
    .innerJoin(people, eq(people.id, loginChallenges.personId))
    .where(and(isOpen(requestId, now), isNull(loginChallenges.emailHash), isNull(people.disabledAt)));
  return row ?? null;
}

export function isUnused(hash: string) {
  return and(eq(loginChallenges.hash, hash), isNull(loginChallenges.usedAt));
}

export function isOpen(requestId: string, now: Date) {
  return and(
    eq(loginChallenges.hash, hashOfSecret(requestId)),
    isNull(loginChallenges.usedAt),
    gt(loginChallenges.expiresAt, now),
    lt(loginChallenges.tries, tries),
  );
}
