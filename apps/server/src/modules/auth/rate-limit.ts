import type { Db } from '../../db/connect.ts';
import { prepared } from '../../db/prepared.ts';
import { ProblemError } from '../../http/problem.ts';
import { adding, type Counter, type Limit } from './rate-limit.writes.ts';

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

export function tooOften(resetsAt: Date, now: Date): ProblemError {
  const retryAfterSeconds = Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000));
  return new ProblemError('rate_limited', `Too many attempts. ${tryAgain(retryAfterSeconds)}`, { retryAfterSeconds });
}

function tryAgain(seconds: number): string {
  if (seconds <= 60) return 'Try again in a minute.';
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? `Try again in ${minutes} minutes.` : `Try again in ${Math.ceil(minutes / 60)} hours.`;
}
