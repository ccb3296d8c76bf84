import { and, eq, getTableColumns, inArray, isNull, or, sql } from 'drizzle-orm';
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

export function listedCategories(db: Db, onlyParents: boolean, pageSize: number, page: number) {
  const isListed = onlyParents ? isNull(categories.parentCategoryId) : undefined;
  return db
    .select({ id: categories.id })
    .from(categories)
    .where(isListed)
    .orderBy(...byName)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

export async function countCategories(db: Db, onlyParents: boolean) {
  const isListed = onlyParents ? isNull(categories.parentCategoryId) : undefined;
  const [count] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(categories)
    .where(isListed);
  return count;
}

export function categoriesWithBelow(db: Db, ids: readonly string[], person: Person, now: Date) {
  const isAmong = inArray(categories.id, [...ids]);
  const isBelow = inArray(categories.parentCategoryId, [...ids]);
  return countedFor(db, person, now)
    .where(or(isAmong, isBelow))
    .orderBy(...byName);
}
