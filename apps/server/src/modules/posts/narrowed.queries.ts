import { postStatuses } from '@portal/api/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { postEdits, posts, postSaves } from '../../db/schema/index.ts';
import { type Call, personOf } from '../../http/call.ts';
import type { Person } from '../../http/person.ts';
import type { CommunityCall } from '../communities/index.ts';
import { isAmongJoined, isJoined, isSeen } from '../community-access/index.ts';
import { holds, isReadable, newestOf, keysetShape, type PostQuery } from './posts.queries.ts';

/** To what the posts of a community are narrowed. */
export interface Narrowing {
  onlyWaiting: boolean;
  onlyUnanswered?: boolean | undefined;
}

/** Of the posts of a community that the person may read, those that wait for approval, for an answer, or for both. */
export function narrowedIn(
  { onlyWaiting, onlyUnanswered = false, ...query }: PostQuery & Narrowing,
  call: CommunityCall,
) {
  const person = personOf(call);
  const { id } = call.facts.community;
  const name = `posts of ${id}: waiting ${onlyWaiting}, unanswered ${onlyUnanswered}`;
  const where = and(
    eq(posts.communityId, id),
    onlyWaiting ? waitsIn(id, person) : undefined,
    onlyUnanswered ? isUnanswered : undefined,
    isReadable(person),
  );
  return newestOf(where, query, call.deps.cursors(name, keysetShape), call);
}

/** To what the posts of all one's communities are narrowed. */
export interface NarrowingOfMine {
  includeOnlySaved: boolean;
  onlyUnanswered?: boolean | undefined;
}

/** Of the posts of every community of the person those that they have saved, that wait for an answer, or both. */
export function narrowedOfMine(
  { includeOnlySaved, onlyUnanswered = false, ...query }: PostQuery & NarrowingOfMine,
  call: Call,
) {
  const person = personOf(call);
  const name = `feed: saved ${includeOnlySaved}, unanswered ${onlyUnanswered}`;
  const isSaved = sql`exists (select 1 from ${postSaves} where ${postSaves.postId} = ${posts.id} and ${postSaves.personId} = ${person.id})`;
  const where = and(
    isAmongJoined(person),
    isSeen(person, call.now),
    isJoined(person),
    includeOnlySaved ? isSaved : undefined,
    onlyUnanswered ? isUnanswered : undefined,
    isReadable(person),
  );
  return newestOf(where, query, call.deps.cursors(name, keysetShape), call);
}

/** A post, or changes to one: one's own, and what one decides about. */
function waitsIn(communityId: string, person: Person): SQL {
  const changed = sql`select ${postEdits.postId} from ${postEdits} join ${posts} edited on edited.id = ${postEdits.postId} and edited.community_id = ${communityId}
    where ${postEdits.authorId} = ${person.id} or ${holds(person, 'postApprove')}`;
  return sql`(${posts.status} = ${postStatuses.waitForApproval} or ${posts.id} in (${changed}))`;
}

/** `isUnanswered()` in SQL, in the words of its index. */
const isUnanswered = sql`${posts.isQuestion} and ${posts.acceptedCommentId} is null and not ${posts.isFrozen}`;
