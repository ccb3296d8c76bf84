import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { prepared } from '../../db/prepared.ts';
import { rateLimits } from '../../db/schema/index.ts';

export interface Counter {
  key: string;
  windowSeconds: number;
}

export interface Limit extends Counter {
  attempts: number;
}

export function adding(db: Db) {
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
