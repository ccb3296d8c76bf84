import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { prepared } from '../../db/prepared.ts';
import { communities, posts } from '../../db/schema/index.ts';
import { anyoneLike, fillingIn } from '../auth/asking.ts';
import type { Person } from '../auth/person.ts';
import { type CommunityAccess, communityAccessColumns, communityAccessOf } from '../communities/community-access.ts';
import { isMine, mine } from '../communities/visibility.ts';

/** What of a post its access rules decide by. */
export interface PostAccess {
  id: string;
  authorId: string;
  status: number;
  visibility: 'public' | 'community' | 'private';
  isFrozen: boolean;
  version: number;
  community: CommunityAccess;
}

/** The columns that a post's facts are made of, besides the access to its community. */
export const postColumns = {
  id: posts.id,
  authorId: posts.authorId,
  status: posts.status,
  visibility: posts.visibility,
  isFrozen: posts.isFrozen,
  version: posts.version,
};

export async function postAccessById(db: Db, id: string, person: Person, now: Date): Promise<PostAccess | null> {
  const statement = prepared(db, 'access to a post', () =>
    db
      .select({ post: postColumns, community: communityAccessColumns })
      .from(posts)
      .innerJoin(communities, eq(communities.id, posts.communityId))
      .leftJoin(mine, isMine(anyoneLike(person)))
      .where(eq(posts.id, sql.placeholder('id'))),
  );
  const [row] = await statement.execute({ ...fillingIn(person), id });
  return row ? { ...row.post, community: communityAccessOf(row.community, person, now) } : null;
}
