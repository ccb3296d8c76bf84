import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { communities, posts } from '../../db/schema/index.ts';
import { lookupId, lookups, lookupPlace, type Asking } from '../auth/index.ts';
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
    .select({ post: postColumns, community: communityAccessColumns, place: lookupPlace })
    .from(lookups)
    .innerJoin(posts, eq(posts.id, lookupId))
    .innerJoin(communities, eq(communities.id, posts.communityId))
    .leftJoin(mine, isMine(person));
}
