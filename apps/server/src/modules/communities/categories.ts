import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { categories, communities, communityCategories } from '../../db/schema/index.ts';
import type { Person } from '../auth/person.ts';
import { isMine, isSeen, mine } from './visibility.ts';

/** The categories by name, each with how many of its communities the person may know of. */
export async function listCategories(db: Db, page: { page: number; pageSize: number }, person: Person, now: Date) {
  const counted = db
    .select({ one: sql`1` })
    .from(communityCategories)
    .innerJoin(communities, eq(communities.id, communityCategories.communityId))
    .leftJoin(mine, isMine(person))
    .where(and(eq(communityCategories.categoryId, categories.id), isSeen(person, now)));
  const rows = await db
    .select({
      ...getTableColumns(categories),
      communityCount: sql<number>`(select count(*)::int from (${counted}) counted)`,
    })
    .from(categories)
    .orderBy(sql`lower(${categories.name})`, categories.id)
    .limit(page.pageSize)
    .offset((page.page - 1) * page.pageSize);
  const [count] = await db.select({ total: sql<number>`count(*)::int` }).from(categories);
  return { rows, total: count?.total ?? 0 };
}
