import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { prepared } from '../../db/prepared.ts';
import { calendarFeeds, people } from '../../db/schema/index.ts';

export type FeedRow = typeof calendarFeeds.$inferSelect;

export async function feedOf(db: Db, personId: string): Promise<FeedRow | null> {
  const [row = null] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.personId, personId));
  return row;
}

/** The calendar of an id, with whose it is, unless their account is disabled. */
export async function feedById(db: Db, id: string) {
  const statement = prepared(db, 'calendar feed by id', () =>
    db
      .select({ feed: calendarFeeds, role: people.role, contactTypes: people.contactTypes })
      .from(calendarFeeds)
      .innerJoin(people, eq(people.id, calendarFeeds.personId))
      .where(and(eq(calendarFeeds.id, sql.placeholder('id')), isNull(people.disabledAt))),
  );
  const [row = null] = await statement.execute({ id });
  return row;
}
