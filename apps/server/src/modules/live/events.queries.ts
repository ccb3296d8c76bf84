import { asc, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { liveEvents } from '../../db/schema/index.ts';

export type LiveEvent = typeof liveEvents.$inferSelect;

/** How many are read at once. */
export const mostEvents = 500;
/** Who missed more than that looks anew instead. */
const mostMissed = 500;
/** How long a change may take from its row to its commit: until then it is looked for. */
export const latestSeconds = 5;
const retentionMinutes = 10;

/** The moment since when changes are kept. */
export const hasAged = sql`clock_timestamp() - make_interval(mins => ${retentionMinutes})`;

/** The newest there is; 0 where there is none. */
export async function newestEvent(db: Db): Promise<number> {
  const [row] = await db
    .select({ id: sql<number>`coalesce(max(${liveEvents.id}), 0)`.mapWith(Number) })
    .from(liveEvents);
  return row?.id ?? 0;
}

/** What the clock of the database says, in milliseconds: by it a stream says how far it has come, whichever process it belongs to. */
export async function databaseMoment(db: Db): Promise<number> {
  const { rows } = await db.execute<{ moment: string }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::bigint as moment`,
  );
  return Number(rows[0]?.moment);
}

/** Those behind an id, and those of a smaller one that were not there yet. */
export function eventsBehind(db: Db, id: number, missing: readonly number[]): Promise<LiveEvent[]> {
  return db
    .select()
    .from(liveEvents)
    .where(sql`${liveEvents.id} > ${id} or ${liveEvents.id} = any(${sql.param(missing)}::bigint[])`)
    .orderBy(asc(liveEvents.id))
    .limit(mostEvents);
}

/** What somebody has missed since a moment; null where that cannot be told any more. Some of it they may have been told. */
export async function eventsSince(db: Db, moment: number): Promise<readonly LiveEvent[] | null> {
  const then = sql`to_timestamp(${moment}::double precision / 1000)`;
  // A crash of the database empties the table.
  const { rows: known } = await db.execute<{ isKept: boolean }>(
    sql`select ${then} between greatest(${hasAged}, pg_postmaster_start_time()) and clock_timestamp() as "isKept"`,
  );
  if (known[0]?.isKept !== true) return null;
  const rows = await db
    .select()
    .from(liveEvents)
    .where(sql`${liveEvents.at} > ${then} - make_interval(secs => ${latestSeconds})`)
    .orderBy(asc(liveEvents.id))
    .limit(mostMissed + 1);
  return rows.length > mostMissed ? null : rows;
}
