import { missedWords } from '@portal/rules';
import { lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { searchMisses } from '../../db/schema/index.ts';

/** Words that are kept: what a flood of others would add is of no use to anybody. */
const most = 5_000;
const retentionDays = 90;

/** Counts that somebody looked for something today and found nothing. */
export async function countMissed(db: Db, keyword: string, today: string): Promise<void> {
  const words = missedWords(keyword);
  if (words === null) return;
  await db.execute(sql`insert into ${searchMisses} (words, times, last_day)
    select ${words}::text, 1, ${today}::date
    where (select count(*) from ${searchMisses}) < ${most} or exists (select 1 from ${searchMisses} where ${searchMisses.words} = ${words})
    on conflict (words) do update set times = least(${searchMisses.times} + 1, 1000000), last_day = excluded.last_day`);
}

/** What nobody has looked for in a long time. */
export async function forgetMissed(db: Db, now: Date): Promise<void> {
  const since = new Date(now.getTime() - retentionDays * 86_400_000);
  await db.delete(searchMisses).where(lt(searchMisses.lastDay, since.toISOString().slice(0, 10)));
}
