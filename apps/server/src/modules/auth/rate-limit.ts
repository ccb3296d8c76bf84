import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { rateLimits } from '../../db/schema/index.ts';
import { ProblemError } from '../../http/problem.ts';

interface Limit {
  key: string;
  attempts: number;
  windowSeconds: number;
}

/** Counts an attempt against each limit, and says which it was; past one of them the answer is 429 with the time to wait. Shared by all server processes. */
export async function countAttempt(db: Db, limits: readonly Limit[], now: Date): Promise<number[]> {
  const counts: number[] = [];
  for (const limit of limits) {
    const resetsAt = new Date(now.getTime() + limit.windowSeconds * 1000);
    const over = sql`${rateLimits.resetsAt} <= ${now.toISOString()}`;
    const [row] = await db
      .insert(rateLimits)
      .values({ key: limit.key, count: 1, resetsAt })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          count: sql`case when ${over} then 1 else ${rateLimits.count} + 1 end`,
          resetsAt: sql`case when ${over} then excluded.resets_at else ${rateLimits.resetsAt} end`,
        },
      })
      .returning();
    if (row && row.count > limit.attempts) {
      const retryAfterSeconds = Math.max(1, Math.ceil((row.resetsAt.getTime() - now.getTime()) / 1000));
      throw new ProblemError('rate_limited', 'Too many attempts. Try again later.', { retryAfterSeconds });
    }
    counts.push(row?.count ?? 0);
  }
  return counts;
}

/** Takes back an attempt that turned out to be right. */
export async function forgiveAttempt(db: Db, limits: readonly Limit[]): Promise<void> {
  for (const { key } of limits) {
    await db
      .update(rateLimits)
      .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
      .where(sql`${rateLimits.key} = ${key}`);
  }
}
