import type { CountedTag } from '@portal/api/contract';
import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { communities, posts, postTags, tags } from '../../db/schema/index.ts';
import { containsText } from '../../db/search.ts';
import { found } from '../../http/problem.ts';
import type { Person } from '../../http/person.ts';
import { isJoined, isMine, isSeen, mine } from '../community-access/index.ts';

interface TagQuery {
  page: number;
  pageSize: number;
  keyword?: string | undefined;
}

/** The tags by name, each with how many posts the person may read under it. */
export async function listTags(db: Db, { page, pageSize, keyword = '' }: TagQuery, person: Person, now: Date) {
  const where = keyword.trim() === '' ? undefined : containsText(tags.name, keyword);
  const rows = await countedTags(db, where, person, now)
    .orderBy(sql`lower(${tags.name})`, tags.id)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [count] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(tags)
    .where(where);
  return { tags: rows.map(tagReply), totalItemCount: count?.total ?? 0 };
}

export async function oneTag(db: Db, id: string, person: Person, now: Date) {
  const [tag = null] = await countedTags(db, eq(tags.id, id), person, now);
  return tagReply(found(tag));
}

function tagReply({ updatedAt, ...rest }: Awaited<ReturnType<typeof countedTags>>[number]): CountedTag {
  return { ...rest, updatedAt: updatedAt?.toISOString() ?? null };
}

function countedTags(db: Db, where: SQL | undefined, person: Person, now: Date) {
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
