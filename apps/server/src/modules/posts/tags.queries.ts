import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { communities, posts, postTags, tags } from '../../db/schema/index.ts';
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
