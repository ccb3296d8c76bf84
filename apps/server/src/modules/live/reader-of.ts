import { postStatuses } from '@portal/api/contract';
import { isMeetingShown, isOpenNews, mayEditPost, postRefusal, shownPoll } from '@portal/rules';
import type { Person } from '../../http/person.ts';
import { type CommunityAccess, communityAccessOf } from '../community-access/index.ts';
import type { LiveEvent } from './events.queries.ts';
import { type LiveFacts, pairOf } from './live-facts.ts';

type ValueOf<Values> = Values extends ReadonlyMap<unknown, infer Value> ? Value : never;
type Post = ValueOf<LiveFacts['posts']>;
type Activity = ValueOf<LiveFacts['activities']>;

/** What a person may read of what the events are about. Each rule is asked once for each post. */
export function readerOf(person: Person, facts: LiveFacts, now: Date) {
  const accesses = new Map<string, CommunityAccess | null>();
  const readable = new Map<string, boolean>();

  function standingIn(communityId: string) {
    const { status = null, role = null } = facts.memberships.get(pairOf(communityId, person.id)) ?? {};
    return { status, role };
  }

  /** As the rules have it of a member: of the community as it is, or as it was while it was there. */
  function couldKnow(communityId: string, wasThere: boolean): boolean {
    const community = facts.communities.get(communityId);
    if (community === undefined) return false;
    const times = wasThere ? { deletedAt: null, aliveStartAt: null, aliveEndAt: null } : {};
    return communityAccessOf({ ...community, ...times, status: 'Joined', role: null }, person, now).isSeen;
  }

  function accessTo(communityId: string): CommunityAccess | null {
    const known = accesses.get(communityId);
    if (known !== undefined) return known;
    const community = facts.communities.get(communityId);
    const access = community ? communityAccessOf({ ...community, ...standingIn(communityId) }, person, now) : null;
    accesses.set(communityId, access);
    return access;
  }

  function isReadable(post: Post): boolean {
    const community = accessTo(post.communityId);
    return community !== null && postRefusal('read', { ...post, community }, person) === null;
  }

  function mayRead(postId: string): boolean {
    const known = readable.get(postId);
    if (known !== undefined) return known;
    const post = facts.posts.get(postId);
    const may = post !== undefined && isReadable(post);
    readable.set(postId, may);
    return may;
  }

  function isFor({ audience, recipientId, communityId, postId }: Activity): boolean {
    if (audience === 'person') return recipientId === person.id;
    if (audience === 'followers') return postId !== null && facts.followers.has(pairOf(postId, person.id));
    const access = accessTo(communityId);
    if (audience === 'moderators') return access?.role === 'Moderator';
    return audience === 'everyone' || access?.isJoined === true;
  }

  return {
    mayRead,
    /** A poll as it is read with its post. */
    pollOf(postId: string) {
      const [post, poll] = [facts.posts.get(postId), facts.polls.get(postId)];
      const community = post === undefined ? null : accessTo(post.communityId);
      if (post === undefined || poll === undefined || community === null || !mayRead(postId)) return null;
      const myOptionIds = facts.votes.get(pairOf(postId, person.id)) ?? [];
      return shownPoll({ ...poll, myOptionIds }, mayEditPost({ ...post, community }, person), now);
    },
    /** What is counted of a community that they may know of. */
    countsOf(communityId: string) {
      const community = facts.communities.get(communityId);
      if (community === undefined || accessTo(communityId)?.isSeen !== true) return null;
      const { id, likesCount, membersCount, postsCount } = community;
      return { id, likesCount, membersCount, postsCount };
    },
    /** They may do more or less in a community than before, and may know of it, or could until then. */
    hasOtherAccess({ personId, communityId, isGone }: LiveEvent): boolean {
      if (communityId === null || (personId !== null && personId !== person.id)) return false;
      const access = accessTo(communityId);
      const isTheirs = personId !== null || access?.isJoined === true || standingIn(communityId).status === 'Awaiting';
      return isTheirs && (access?.isSeen === true || (isGone && couldKnow(communityId, personId === null)));
    },
    /** When every reader of its community saw it. */
    couldRead(postId: string): boolean {
      const post = facts.posts.get(postId);
      return post !== undefined && isReadable({ ...post, status: postStatuses.published, visibility: 'community' });
    },
    /** They may find it among their notifications; whether they do is found when they ask. */
    isNotified(activityId: number | null): boolean {
      const activity = activityId === null ? undefined : facts.activities.get(activityId);
      if (activity === undefined || !isFor(activity)) return false;
      const { postId, communityId, meetingVisible: visible, meetingDeletedAt, audience } = activity;
      const access = accessTo(communityId);
      if (access?.isSeen !== true || !isOpenNews(access)) return false;
      if (postId !== null && !mayRead(postId)) return false;
      if (visible === null) return true;
      // Whoever is told by name was invited.
      const isInvited = audience === 'person';
      return isMeetingShown({ visible, isInvited, isRemoved: meetingDeletedAt !== null, community: access });
    },
  };
}
