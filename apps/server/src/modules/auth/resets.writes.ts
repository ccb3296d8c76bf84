import { limits } from '@portal/api/contract';
import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { lockPerson } from '../../db/lock-person.ts';
import { passwordResets, people, sessions, usedTickets } from '../../db/schema/index.ts';
import { dropSetUps } from './authenticators.writes.ts';
import { forgetChallengesOf } from './challenges.writes.ts';
import { acceptInvitation } from './first-login-facts.writes.ts';
import { hashOfSecret } from './tokens.ts';

/** Keeps a new link, which takes the place of earlier ones. */
export async function startReset(db: Db, personId: string, token: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await spendResets(tx, personId, now);
    const expiresAt = new Date(now.getTime() + limits.resetLinkMinutes * 60_000);
    await tx.insert(passwordResets).values({ hash: hashOfSecret(token), personId, expiresAt });
  });
}

interface NewPassword {
  personId: string;
  token: string;
  passwordHash: string;
  endSessions: boolean;
}

/** Uses a link up and sets the password, both or neither; false when the link is not (or no longer) this person's. */
export async function resetPassword(db: Db, next: NewPassword, now: Date): Promise<boolean> {
  const { personId } = next;
  return db.transaction(async (tx) => {
    await lockPerson(tx, personId);
    const [link] = await tx
      .update(passwordResets)
      .set({ usedAt: now })
      .where(
        and(
          eq(passwordResets.hash, hashOfSecret(next.token)),
          eq(passwordResets.personId, personId),
          isNull(passwordResets.usedAt),
          gt(passwordResets.expiresAt, now),
        ),
      )
      .returning({ hash: passwordResets.hash });
    if (!link) return false;
    const changed = await tx
      .update(people)
      .set({ passwordHash: next.passwordHash })
      .where(and(eq(people.id, personId), isNull(people.disabledAt)))
      .returning({ id: people.id });
    if (changed.length === 0) return false;
    await acceptInvitation(tx, personId, now);
    // A sign-in that began with the old password does not end with the new one.
    await forgetChallengesOf(tx, personId);
    await dropSetUps(tx, personId, null);
    if (next.endSessions)
      await tx
        .update(sessions)
        .set({ endedAt: now, endReason: 'passwordReset' })
        .where(and(eq(sessions.personId, personId), isNull(sessions.endedAt)));
    return true;
  });
}

/** Forgets links and tickets that have run out. */
export async function forgetResets(db: Db, now: Date): Promise<void> {
  await db.delete(passwordResets).where(lte(passwordResets.expiresAt, now));
  await db.delete(usedTickets).where(lte(usedTickets.expiresAt, now));
}

/** Links that were sent to somebody open nothing any more. */
export async function spendResets(db: Db, personId: string, now: Date): Promise<void> {
  await db
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.personId, personId), isNull(passwordResets.usedAt)));
}
