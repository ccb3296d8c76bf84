import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { communities, posts, postTags, tags } from '../../db/schema/index.ts';
import { containsText } from '../../db/search.ts';
import type { Person } from '../../http/person.ts';
import { isJoined, isMine, isSeen, mine } from '../community-access/index.ts';

export function countedTags(db: Db, where: SQL | undefined, person: Person, now: Date) {
  const readablePosts = db
    .select({ one: sql`1` })
    .from(postTags)
    .innerJoin(posts, eq(posts.id, postTags.postId))
    .innerJoin(communities, eq(communities.id, posts.communityId))
    .leftJoin(mine, isMine(person))
    .where(
      and(
        eq(postTags.tagId, tags.id),
        inArray(posts.status, [0, 1]),
        ne(posts.visibility, 'private'),
        isSeen(person, now),
        isJoined(person),
      ),
    );
  return db
    .select({
      id: tags.id,
      name: tags.name,
      updatedAt: tags.updatedAt,
      countOfPosts: sql<number>`(select count(*)::int from (${readablePosts}) readable)`,
    })
    .from(tags)
    .where(where);
}

export function tagsNamed(
  db: Db,
  { keyword, person, pageSize, page }: { keyword: string; person: Person; pageSize: number; page: number },
  now: Date,
) {
  const where = keyword.trim() === '' ? undefined : containsText(tags.name, keyword);
  return countedTags(db, where, person, now)
    .orderBy(sql`lower(${tags.name})`, tags.id)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

export async function countTags(db: Db, keyword: string) {
  const where = keyword.trim() === '' ? undefined : containsText(tags.name, keyword);
  const [count] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(tags)
    .where(where);
  return count;
}

export async function countedTag(db: Db, id: string, person: Person, now: Date) {
  const [tag = null] = await countedTags(db, eq(tags.id, id), person, now);
  return tag;
}
