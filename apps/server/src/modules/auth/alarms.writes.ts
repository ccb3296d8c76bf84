import { limits } from '@portal/api/contract';
import { and, eq, gt, gte, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { lockPerson } from '../../db/lock-person.ts';
import { accountAlarms, accountDeletions, knownDevices, passkeys, people, sessions } from '../../db/schema/index.ts';
import { forgetChallengesOf } from './challenges.writes.ts';
import { dropConfirmation } from './email-confirmations.writes.ts';
import { isEmailTaken } from './email-taken.writes.ts';
import { dropIdentities } from './identities.writes.ts';
import { spendResets } from './resets.writes.ts';
import { takeAppBack } from './take-app-back.writes.ts';
import { hashOfSecret } from './tokens.ts';

interface Alarm {
  token: string;
  personId: string;
  /** Which nobody knows the password of. */
  passwordHash: string;
}

/** Takes back what was changed and lets nobody in any more; false where the link is not, or no longer, this person's. */
export async function lockBy(db: Db, { token, personId, passwordHash }: Alarm, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockPerson(tx, personId);
    const alarm = await spendAlarm(tx, token, personId, now);
    if (alarm === null) return false;
    const { email, tfaEnabled } = alarm.own;
    const isBack = email !== null && !(await isEmailTaken(tx, email, personId));
    const locked = await tx
      .update(people)
      .set({ passwordHash, ...(isBack && { email }), ...(tfaEnabled !== null && { tfaEnabled }) })
      .where(and(eq(people.id, personId), isNull(people.disabledAt)))
      .returning({ id: people.id });
    if (locked.length === 0) return false;
    await forgetChallengesOf(tx, personId);
    await forgetNewPasskeys(tx, personId, now);
    // Whoever asked for the account to be deleted was not its owner.
    await tx.delete(accountDeletions).where(eq(accountDeletions.personId, personId));
    await takeAppBack(tx, alarm, now);
    // The provider would let in whoever was let in before, and link them again.
    await dropIdentities(tx, personId);
    await dropConfirmation(tx, personId);
    await tx.delete(knownDevices).where(eq(knownDevices.personId, personId));
    await spendResets(tx, personId, now);
    await tx
      .update(sessions)
      .set({ endedAt: now, endReason: 'locked' })
      .where(and(eq(sessions.personId, personId), isNull(sessions.endedAt)));
    return true;
  });
}

/** Those that were made since any change whose link still works: not every one of them may have been noticed. */
async function forgetNewPasskeys(tx: Db, personId: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - limits.alarmLinkHours * 3_600_000);
  await tx.delete(passkeys).where(and(eq(passkeys.personId, personId), gte(passkeys.createdAt, since)));
}

/** Uses a link up, and those that were sent after it: whoever changed something after the first change may have got them. */
async function spendAlarm(tx: Db, token: string, personId: string, now: Date) {
  const isOpen = and(
    eq(accountAlarms.personId, personId),
    isNull(accountAlarms.usedAt),
    gt(accountAlarms.expiresAt, now),
  );
  const [alarm] = await tx
    .select()
    .from(accountAlarms)
    .where(and(eq(accountAlarms.hash, hashOfSecret(token)), isOpen));
  if (alarm === undefined) return null;
  const spent = await tx
    .update(accountAlarms)
    .set({ usedAt: now })
    .where(and(isOpen, gte(accountAlarms.createdAt, alarm.createdAt)))
    .returning();
  return { own: alarm, spent };
}

/** Forgets links that have run out. */
export async function forgetAlarms(db: Db, now: Date): Promise<void> {
  await db.delete(accountAlarms).where(lte(accountAlarms.expiresAt, now));
}

export async function insertAlarm(db: Db, alarm: typeof accountAlarms.$inferInsert): Promise<void> {
  await db.insert(accountAlarms).values(alarm);
}
