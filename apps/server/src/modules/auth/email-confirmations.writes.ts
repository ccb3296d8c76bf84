import { limits } from '@portal/api/contract';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { lockPerson } from '../../db/lock-person.ts';
import { emailConfirmations, people } from '../../db/schema/index.ts';
import { hashOfSecret, newSecret } from './tokens.ts';

/** Answers the token of a link by which somebody confirms the e-mail that they have now; earlier links are over. */
export async function startConfirmation(tx: Db, personId: string, now: Date): Promise<string> {
  const token = newSecret();
  const expiresAt = new Date(now.getTime() + limits.confirmLinkHours * 3_600_000);
  const link = { hash: hashOfSecret(token), expiresAt };
  await tx
    .insert(emailConfirmations)
    .values({ personId, ...link })
    .onConflictDoUpdate({ target: emailConfirmations.personId, set: link });
  return token;
}

/** Uses a link up: the e-mail that it was mailed to is confirmed; false where it is not, or no longer, this person's. */
export async function confirmBy(db: Db, token: string, personId: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockPerson(tx, personId);
    const { personId: owner, hash, expiresAt } = emailConfirmations;
    const [link] = await tx
      .delete(emailConfirmations)
      .where(and(eq(owner, personId), eq(hash, hashOfSecret(token)), gt(expiresAt, now)))
      .returning({ hash });
    if (link === undefined) return false;
    await tx.update(people).set({ emailConfirmed: true }).where(eq(people.id, personId));
    return true;
  });
}

/** Nothing counts as confirmed any more, nor is it by a link that is on its way. */
export async function dropConfirmation(tx: Db, personId: string): Promise<void> {
  await tx.delete(emailConfirmations).where(eq(emailConfirmations.personId, personId));
  await tx.update(people).set({ emailConfirmed: false }).where(eq(people.id, personId));
}

/** Forgets links that have run out. */
export async function forgetConfirmations(db: Db, now: Date): Promise<void> {
  await db.delete(emailConfirmations).where(lte(emailConfirmations.expiresAt, now));
}
