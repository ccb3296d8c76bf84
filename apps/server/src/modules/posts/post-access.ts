import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { prepared } from '../../db/prepared.ts';
import { together } from '../../db/together.ts';
import { communities, posts } from '../../db/schema/index.ts';
import { askedId, askedOf, askedPlace, type Asking, byPlace, eachLike, inLine } from '../auth/index.ts';
import type { Person } from '../../http/person.ts';
import {
  type CommunityAccess,
  communityAccessColumns,
  communityAccessOf,
  isMine,
  mine,
} from '../community-access/index.ts';

/** What of a post its access rules decide by. */
export interface PostAccess {
  id: string;
  authorId: string;
  status: number;
  visibility: 'public' | 'community' | 'private';
  isFrozen: boolean;
  isQuestion: boolean;
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
  isQuestion: posts.isQuestion,
  version: posts.version,
};

export async function postAccessById(db: Db, id: string, person: Person, now: Date): Promise<PostAccess | null> {
  const name = 'access to posts';
  const row = await together(db, name, { id, personId: person.id }, async (line) => {
    const statement = prepared(db, name, () => selectAccess(db, eachLike(person)));
    return byPlace(await statement.execute(inLine(line)), line);
  });
  return row ? { ...row.post, community: communityAccessOf(row.community, person, now) } : null;
}

function selectAccess(db: Db, person: Asking) {
  return db
    .select({ post: postColumns, community: communityAccessColumns, place: askedPlace })
    .from(askedOf)
    .innerJoin(posts, eq(posts.id, askedId))
    .innerJoin(communities, eq(communities.id, posts.communityId))
    .leftJoin(mine, isMine(person));
}
