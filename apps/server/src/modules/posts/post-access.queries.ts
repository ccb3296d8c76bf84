import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { communities, posts } from '../../db/schema/index.ts';
import { askedId, askedOf, askedPlace, type Asking } from '../auth/index.ts';
import { communityAccessColumns, isMine, mine } from '../community-access/index.ts';

/** The columns that a post's facts are made of, besides the access to its community. */
export const postColumns = {
  id: posts.id,
  authorId: posts.authorId,
  status: posts.status,
  visibility: posts.visibility,
  isFrozen: posts.isFrozen,
  isQuestion: posts.isQuestion,
  version: posts.version,
};

export function selectAccess(db: Db, person: Asking) {
  return db
    .select({ post: postColumns, community: communityAccessColumns, place: askedPlace })
    .from(askedOf)
    .innerJoin(posts, eq(posts.id, askedId))
    .innerJoin(communities, eq(communities.id, posts.communityId))
    .leftJoin(mine, isMine(person));
}
