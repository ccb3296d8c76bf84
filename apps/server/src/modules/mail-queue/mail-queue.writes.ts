import { and, asc, eq, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { mailJobs } from '../../db/schema/index.ts';

export type MailJob = typeof mailJobs.$inferSelect;

type Wanted = Pick<MailJob, 'key' | 'kind' | 'personId' | 'eventId' | 'dueAt'> &
  Partial<Pick<MailJob, 'about' | 'recipient'>>;

/** Queues mails in the transaction that gives reason for them; what was queued once is not queued again. */
export async function queueMails(db: Db, wanted: readonly Wanted[]): Promise<void> {
  if (wanted.length > 0)
    await db
      .insert(mailJobs)
      .values([...wanted])
      .onConflictDoNothing();
}

/** False where somebody has it in hand, or it is done. */
export async function takeMailBack(db: Db, key: string): Promise<boolean> {
  const isUnsent = and(eq(mailJobs.key, key), isNull(mailJobs.doneAt), isNull(mailJobs.claimedAt));
  const rows = await db.delete(mailJobs).where(isUnsent).returning({ key: mailJobs.key });
  return rows.length > 0;
}

/** The mail that has been due longest, for oneself alone: servers that ask at the same time get different ones. */
export async function claimMail(db: Db, now: Date): Promise<MailJob | null> {
  const next = db
    .select({ key: mailJobs.key })
    .from(mailJobs)
    .where(and(isNull(mailJobs.doneAt), isNull(mailJobs.claimedAt), lte(mailJobs.dueAt, now)))
    .orderBy(asc(mailJobs.dueAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [job = null] = await db
    .update(mailJobs)
    .set({ claimedAt: now, attempts: sql`${mailJobs.attempts} + 1` })
    .where(eq(mailJobs.key, next))
    .returning();
  return job;
}

/** It is sent, or there is no longer reason to. */
export async function endMail(db: Db, key: string, outcome: 'sent' | 'outdated', now: Date): Promise<void> {
  const forgotten = { recipient: null, refusedFor: null, refusal: null };
  await db
    .update(mailJobs)
    .set({ doneAt: now, outcome, ...forgotten })
    .where(eq(mailJobs.key, key));
}

type MailRefusal = Pick<MailJob, 'refusedFor' | 'refusal'>;

export async function retryMail(db: Db, key: string, refusal: MailRefusal & { dueAt: Date }): Promise<void> {
  await db
    .update(mailJobs)
    .set({ claimedAt: null, ...refusal })
    .where(eq(mailJobs.key, key));
}

/** Whom it was for stays with it: somebody may have it sent again. */
export async function giveMailUp(db: Db, key: string, refusal: MailRefusal, now: Date): Promise<void> {
  await db
    .update(mailJobs)
    .set({ doneAt: now, outcome: 'failed', ...refusal })
    .where(eq(mailJobs.key, key));
}

/** What somebody claimed so long ago that they must have died with it may have been sent: it is not sent again. */
export async function giveUpAbandoned(db: Db, claimedBefore: Date, now: Date): Promise<string[]> {
  const rows = await db
    .update(mailJobs)
    .set({ doneAt: now, outcome: 'unknown' })
    .where(and(isNull(mailJobs.doneAt), isNotNull(mailJobs.claimedAt), lt(mailJobs.claimedAt, claimedBefore)))
    .returning({ key: mailJobs.key });
  return rows.map(({ key }) => key);
}

/** A key is kept for longer than its mail could be queued again. */
const retentionMs = 90 * 86_400_000;

export async function forgetSentMails(db: Db, now: Date): Promise<void> {
  await db.delete(mailJobs).where(lt(mailJobs.doneAt, new Date(now.getTime() - retentionMs)));
}
