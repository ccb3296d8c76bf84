import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { categories, communities, communityCategories } from '../../db/schema/index.ts';
import type { Person } from '../../http/person.ts';
import { isMine, isSeen, mine } from '../community-access/index.ts';

export const byName = [sql`lower(${categories.name})`, categories.id];

/** With how many of its communities the person may know of. */
export function countedFor(db: Db, person: Person, now: Date) {
  const counted = db
    .select({ one: sql`1` })
    .from(communityCategories)
    .innerJoin(communities, eq(communities.id, communityCategories.communityId))
    .leftJoin(mine, isMine(person))
    .where(and(eq(communityCategories.categoryId, categories.id), isSeen(person, now)));
  return db
    .select({
      ...getTableColumns(categories),
      communityCount: sql<number>`(select count(*)::int from (${counted}) counted)`,
    })
    .from(categories);
}
