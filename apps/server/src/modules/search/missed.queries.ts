import { desc, gt, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { bytewise } from '../../db/fragments.ts';
import { searchMisses } from '../../db/schema/index.ts';

/** What was looked for once may be anybody's slip, or their secret. */
const leastTimes = 2;

/** What was looked for and not found, what was looked for most first. */
export async function listMissed(db: Db, { page, pageSize }: { page: number; pageSize: number }) {
  const isListed = gt(searchMisses.times, leastTimes - 1);
  const searches = await db
    .select()
    .from(searchMisses)
    .where(isListed)
    .orderBy(desc(searchMisses.times), bytewise(searchMisses.words))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [count] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(searchMisses)
    .where(isListed);
  return { searches, totalItemCount: count?.total ?? 0 };
}
