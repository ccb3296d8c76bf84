import { ne } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { dailyJobs } from './schema/index.ts';

/** Whether no other process has done it today. One that asks at the same moment waits for the end of the transaction, and does it where that has failed. */
export async function isFirstToday(tx: Db, name: string, now: Date): Promise<boolean> {
  const day = now.toISOString().slice(0, 10);
  const first = await tx
    .insert(dailyJobs)
    .values({ name, day })
    .onConflictDoUpdate({ target: dailyJobs.name, set: { day }, setWhere: ne(dailyJobs.day, day) })
    .returning({ name: dailyJobs.name });
  return first.length > 0;
}
