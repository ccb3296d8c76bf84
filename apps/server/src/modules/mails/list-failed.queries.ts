import { and, count, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { fullName } from '../../db/fragments.ts';
import { events, mailJobs, people } from '../../db/schema/index.ts';

/** As the index of them says it. */
const hasFailed = and(sql`${mailJobs.outcome} in ('failed', 'unknown')`, isNotNull(mailJobs.doneAt));

export function failedMails(db: Db, keyset: [string, string] | null, pageSize: number) {
  const isBehind = keyset && sql`(${mailJobs.doneAt}, ${mailJobs.key}) < (${keyset[0]}::timestamptz, ${keyset[1]})`;
  const { key, kind, outcome, personId, refusedFor, refusal, attempts, doneAt } = mailJobs;
  return db
    .select({
      ...{ key, kind, personId, attempts },
      to: refusedFor,
      reason: refusal,
      outcome: sql<'failed' | 'unknown'>`${outcome}`,
      failedAt: sql<Date>`${doneAt}`.mapWith(doneAt),
      name: fullName(people),
      eventTitle: events.title,
    })
    .from(mailJobs)
    .innerJoin(people, eq(people.id, personId))
    .leftJoin(events, eq(events.id, mailJobs.eventId))
    .where(and(hasFailed, isBehind ?? undefined))
    .orderBy(desc(doneAt), desc(key))
    .limit(pageSize + 1);
}

export async function countFailed(db: Db) {
  const [total] = await db.select({ n: count() }).from(mailJobs).where(hasFailed);
  return total;
}
