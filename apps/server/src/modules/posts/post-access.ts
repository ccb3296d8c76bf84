import type { Db } from '../../db/connect.ts';
import { prepared } from '../../db/prepared.ts';
import { batched } from '../../db/batched.ts';
import { byPlace, eachLike, inLine } from '../auth/index.ts';
import type { Person } from '../../http/person.ts';
import { type CommunityAccess, communityAccessOf } from '../community-access/index.ts';
import { selectAccess } from './post-access.queries.ts';

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

export async function postAccessById(db: Db, id: string, person: Person, now: Date): Promise<PostAccess | null> {
  const name = 'access to posts';
  const row = await batched(db, name, { id, personId: person.id }, async (line) => {
    const statement = prepared(db, name, () => selectAccess(db, eachLike(person)));
    return byPlace(await statement.execute(inLine(line)), line);
  });
  return row ? { ...row.post, community: communityAccessOf(row.community, person, now) } : null;
}
