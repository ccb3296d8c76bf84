import { postStatuses } from '@portal/api/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { postEdits, posts } from '../../db/schema/index.ts';
import { personOf } from '../../http/call.ts';
import type { Person } from '../auth/person.ts';
import type { CommunityCall } from '../communities/access.ts';
import { isReadable, newestOf, placeShape, type PostQuery } from './posts.queries.ts';
import { holds } from './repository.ts';

/** To what the posts of a community are narrowed. */
export interface Narrowing {
  onlyWaiting: boolean;
  onlyUnanswered: boolean;
}

/** Of the posts of a community that the person may read, those that wait for approval, for an answer, or for both. */
export function narrowedIn({ onlyWaiting, onlyUnanswered, ...query }: PostQuery & Narrowing, call: CommunityCall) {
  const person = personOf(call);
  const { id } = call.facts.community;
  const which = [onlyWaiting ? ['wait'] : [], onlyUnanswered ? ['ask'] : []].flat().join(' and ');
  const cursor = call.deps.cursors(`posts that ${which} in ${id}`, placeShape);
  const where = and(
    eq(posts.communityId, id),
    onlyWaiting ? waitsIn(id, person) : undefined,
    onlyUnanswered ? isUnanswered : undefined,
    isReadable(person),
  );
  return newestOf(where, query, cursor, call);
}

/** A post, or changes to one: one's own, and what one decides about. */
function waitsIn(communityId: string, person: Person): SQL {
  const changed = sql`select ${postEdits.postId} from ${postEdits} join ${posts} edited on edited.id = ${postEdits.postId} and edited.community_id = ${communityId}
    where ${postEdits.authorId} = ${person.id} or ${holds(person, 'postApprove')}`;
  return sql`(${posts.status} = ${postStatuses.waitForApproval} or ${posts.id} in (${changed}))`;
}

/** `isUnanswered()` in SQL, in the words of its index. */
const isUnanswered = sql`${posts.isQuestion} and ${posts.acceptedCommentId} is null and not ${posts.isFrozen}`;
