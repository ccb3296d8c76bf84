import { and, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import { meetings } from '../../db/schema/index.ts';
import type { Moment } from '../auth/index.ts';

/** That `replyClosedBecause()` is null, in SQL. */
export function takesAnswers(now: Moment): SQL | undefined {
  const at = sql`${now instanceof Date ? now.toISOString() : now}::timestamptz`;
  return and(gt(meetings.endAt, at), or(isNull(meetings.rsvpAt), sql`${meetings.rsvpAt} >= ${at}`));
}
