import type { contract, HandlerInput, HandlerReply } from '@portal/api/contract';
import { and, count, desc, eq, isNotNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import { fullName } from '../../db/fragments.ts';
import { events, mailJobs, people } from '../../db/schema/index.ts';
import type { Call } from '../../http/call.ts';
import { keyText, moment, paged } from '../../http/cursor.ts';

type List = typeof contract.mails.failed;

/** When it was given up, and its key. */
const keysetShape = z.tuple([moment, keyText]);
/** As the index of them says it. */
const hasFailed = and(sql`${mailJobs.outcome} in ('failed', 'unknown')`, isNotNull(mailJobs.doneAt));

export async function listFailedMails(
  { pageSize, after }: HandlerInput<List>['query'],
  { db, deps }: Call,
): Promise<HandlerReply<List>> {
  const cursor = deps.cursors('failed mails', keysetShape);
  const keyset = after === undefined ? null : cursor.unpack(after);
  const isBehind = keyset && sql`(${mailJobs.doneAt}, ${mailJobs.key}) < (${keyset[0]}::timestamptz, ${keyset[1]})`;
  const { key, kind, outcome, personId, refusedFor, refusal, attempts, doneAt } = mailJobs;
  const rows = await db
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
  const [total] = await db.select({ n: count() }).from(mailJobs).where(hasFailed);
  const page = paged(rows, pageSize, (row): [string, string] => [row.failedAt.toISOString(), row.key], cursor);
  return {
    mails: page.rows.map(({ personId: id, name, failedAt, ...mail }) => ({
      ...mail,
      person: { id, name },
      failedAt: failedAt.toISOString(),
    })),
    totalItemCount: total?.n ?? 0,
    nextCursor: page.nextCursor,
  };
}
