import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { prepared } from '../../db/prepared.ts';
import { rateLimits } from '../../db/schema/index.ts';
import { ProblemError } from '../../http/problem.ts';

interface Counter {
  key: string;
  windowSeconds: number;
}

interface Limit extends Counter {
  attempts: number;
}

/** Counts an attempt against each limit, and says which it was; past one of them the answer is 429 with the time to wait. Shared by all server processes. */
export async function countAttempt(db: Db, limits: readonly Limit[], now: Date): Promise<number[]> {
  const counts: number[] = [];
  for (const limit of limits) {
    const { count, resetsAt } = await addAttempts(db, limit, 1, now);
    if (count > limit.attempts) throw tooOften(resetsAt, now);
    counts.push(count);
  }
  return counts;
}

/** Adds to a counter, which begins anew when its window has ended: how far it is, and when it ends. */
export async function addAttempts(
  db: Db,
  { key, windowSeconds }: Counter,
  attempts: number,
  now: Date,
): Promise<{ count: number; resetsAt: Date }> {
  const resetsAt = new Date(now.getTime() + windowSeconds * 1000);
  const statement = prepared(db, 'add attempts', () => adding(db));
  const [row] = await statement.execute({ key, attempts, resetsAt, now: now.toISOString() });
  return row ?? { count: attempts, resetsAt };
}

function adding(db: Db) {
  const over = sql`${rateLimits.resetsAt} <= ${sql.placeholder('now')}`;
  return db
    .insert(rateLimits)
    .values({
      key: sql.placeholder('key'),
      count: sql.placeholder('attempts'),
      resetsAt: sql.placeholder('resetsAt'),
    })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${over} then excluded.count else ${rateLimits.count} + excluded.count end`,
        resetsAt: sql`case when ${over} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning();
}

export function tooOften(resetsAt: Date, now: Date): ProblemError {
  const retryAfterSeconds = Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000));
  return new ProblemError('rate_limited', `Too many attempts. ${tryAgain(retryAfterSeconds)}`, { retryAfterSeconds });
}

function tryAgain(seconds: number): string {
  if (seconds <= 60) return 'Try again in a minute.';
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? `Try again in ${minutes} minutes.` : `Try again in ${Math.ceil(minutes / 60)} hours.`;
}

/** Takes back an attempt that turned out to be right. */
export async function forgiveAttempt(db: Db, limits: readonly Limit[]): Promise<void> {
  const statement = prepared(db, 'attempt forgiven', () =>
    db
      .update(rateLimits)
      .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
      .where(eq(rateLimits.key, sql.placeholder('key'))),
  );
  for (const { key } of limits) await statement.execute({ key });
}
