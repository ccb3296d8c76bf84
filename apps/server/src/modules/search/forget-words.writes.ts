import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { isFirstToday } from '../../db/first-today.ts';
import { knownWords } from '../../db/schema/index.ts';
import { textArray } from '../../db/text-array.ts';
import { isUnused, usedIn } from './forget-words.queries.ts';

/** It reads all words that there are, so it is done once a day, when few people are about. */
const hour = 16;

/** Words of texts that are gone, which might name somebody. */
export async function forgetUnusedWords(db: Db, now: Date): Promise<void> {
  if (now.getUTCHours() !== hour) return;
  await db.transaction(async (tx) => {
    if (!(await isFirstToday(tx, 'unused words', now))) return;
    const began = await tx.execute<{ xid: string }>(sql`select pg_snapshot_xmin(pg_current_snapshot())::xid as xid`);
    const found = await tx.execute<{ word: string }>(
      sql`with ${usedIn('')} select word from ${knownWords} where ${isUnused}`,
    );
    if (found.rows.length === 0) return;
    // A text that is being written adds no word that it finds here: those are waited for, and what they use stays. Nobody writes until the words are gone.
    await tx.execute(sql`lock table ${knownWords} in share row exclusive mode`);
    const since = ` where age(xmin) <= age(''${began.rows[0]?.xid ?? ''}''::xid)`;
    const words = textArray(found.rows.map(({ word }) => word));
    await tx.execute(sql`with ${usedIn(since)} delete from ${knownWords} where word = any(${words}) and ${isUnused}`);
  });
}
