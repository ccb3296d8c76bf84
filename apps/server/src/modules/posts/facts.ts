import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { comments, communities, posts } from '../../db/schema/index.ts';
import type { Person } from '../auth/person.ts';
import { type CommunityAccess, communityAccessColumns, communityAccessOf } from '../communities/community-access.ts';
import { isMine, mine } from '../communities/visibility.ts';

/** What of a post its access rules decide by. */
export interface PostFacts {
  id: string;
  authorId: string;
  status: number;
  visibility: 'public' | 'community' | 'private';
  isFrozen: boolean;
  version: number;
  community: CommunityAccess;
}

export interface CommentFacts {
  id: string;
  authorId: string;
  depth: number;
  version: number;
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

export async function postFacts(db: Db, id: string, person: Person, now: Date): Promise<PostFacts | null> {
  const [row] = await db
    .select({ post: postColumns, community: communityAccessColumns })
    .from(posts)
    .innerJoin(communities, eq(communities.id, posts.communityId))
    .leftJoin(mine, isMine(person))
    .where(eq(posts.id, id));
  return row ? { ...row.post, community: communityAccessOf(row.community, person, now) } : null;
}

export async function commentFacts(db: Db, postId: string, commentId: string): Promise<CommentFacts | null> {
  const [row] = await db
    .select({ id: comments.id, authorId: comments.authorId, depth: comments.depth, version: comments.version })
    .from(comments)
    .where(and(eq(comments.id, commentId), eq(comments.postId, postId), isNull(comments.deletedAt)));
  return row ?? null;
}
