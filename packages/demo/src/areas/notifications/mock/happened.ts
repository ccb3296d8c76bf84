import type { MockState } from '../../../mock/mock-state.ts';
import { hasReacted } from '../../../mock/reactions.ts';
import {
  isListed,
  isMeetingShown,
  isOpenNews,
  mentionedIn,
  mostNotifications,
  type NotificationType,
  notificationTypes as types,
  notifiedSince,
} from '@portal/rules';
import { commentsUnder, type MockComment } from '../../comments/state.ts';
import { type CommunityAccess, communityAccessOf } from '../../communities/mock/community-access.ts';
import { joinedMembers, membersOf } from '../../communities/mock/members.ts';
import type { MockMembership } from '../../communities/state.ts';
import { factsOf as factsOfMeeting } from '../../meetings/mock/access.ts';
import type { MockMeeting } from '../../meetings/state.ts';
import { accountMadeAt, type MockPerson } from '../../people/state.ts';
import { factsOf } from '../../posts/mock/access.ts';
import { openReports } from '../../posts/mock/report.ts';
import type { MockPost } from '../../posts/state.ts';

/** What a person is told of. */
export interface Happened {
  id: string;
  type: NotificationType;
  access: CommunityAccess;
  at: Date;
  /** Whoever did it, the latest first. */
  initiatorIds: readonly string[];
  post?: MockPost;
  comment?: MockComment;
  meeting?: MockMeeting;
  asset?: { type: 'file' | 'link'; name: string; folderId: string };
  memberId?: string;
}

/** What happened where a person has a part in it and wants to see it in the portal, newest first. */
export function happenedFor(state: MockState, person: MockPerson, now: Date): Happened[] {
  const unwanted = state.unwantedNotifications.get(person.id) ?? [];
  return allHappenedFor(state, person, now)
    .filter(({ type }) => !unwanted.includes(type))
    .slice(0, mostNotifications);
}

/** The same whatever they want to see. */
export function allHappenedFor(state: MockState, person: MockPerson, now: Date): Happened[] {
  const since = notifiedSince(now);
  const seen = state.communities
    .values()
    .map((community) => communityAccessOf(state, community, person))
    .filter(({ isSeen }) => isSeen);
  return [
    ...seen.flatMap((access) => inCommunity(state, access, person, { since, now })),
    ...mentionsOf(state, new Map(seen.map((access) => [access.community.id, access])), person, since),
    ...changesOfPosts(state, new Map(seen.map((access) => [access.community.id, access])), person),
    ...inDiscussions(state, new Map(seen.map((access) => [access.community.id, access])), person, since),
  ]
    .filter(({ at }) => at >= since)
    .sort((a, b) => b.at.getTime() - a.at.getTime());
}

function inCommunity(
  state: MockState,
  access: CommunityAccess,
  person: MockPerson,
  { since, now }: { since: Date; now: Date },
): Happened[] {
  const { community } = access;
  const [keeper] = joinedMembers(state, community.id);
  const initiatorIds = keeper && keeper.personId !== person.id ? [keeper.personId] : [];
  const openedBy = community.createdBy === null ? initiatorIds : [community.createdBy];
  const opened: Happened[] =
    community.isPublic && openedBy.length > 0 && !openedBy.includes(person.id)
      ? [
          {
            id: `${types.newOpenCommunityCreated}-${community.id}`,
            type: types.newOpenCommunityCreated,
            access,
            at: community.createdAt,
            initiatorIds: openedBy,
          },
        ]
      : [];
  const forAll = [...opened, ...movedMeetings(state, access, person)];
  if (access.status !== 'Joined' && !(community.isAutoJoin && access.status !== 'Blocked')) return forAll;
  // Who is in it without having joined is told from the account's making on.
  const from = access.status === 'Joined' ? since : accountMadeAt(person, now);
  const forMembers = [
    ...newPosts(state, access, person, since),
    ...newAssets(state, access, person, initiatorIds),
    ...(access.role === 'Moderator' ? forModerators(state, access, person) : []),
  ];
  return [...forAll, ...newMeetings(state, access, person, from), ...forMembers.filter(({ at }) => at >= from)];
}

function newPosts(state: MockState, access: CommunityAccess, person: MockPerson, since: Date): Happened[] {
  return state.posts
    .values()
    .filter((post) => post.communityId === access.community.id && shownAt(post) >= since)
    .filter(({ authorId }) => authorId !== person.id)
    .filter((post) => isListed(factsOf(post, access), person))
    .map((post) => ({
      id: `${types.newPostWasCreated}-${post.id}`,
      type: types.newPostWasCreated,
      access,
      at: shownAt(post),
      initiatorIds: [post.authorId],
      post,
    }));
}

/** Since when its readers see it. */
function shownAt({ approved, createdAt }: MockPost): Date {
  return approved?.at ?? createdAt;
}

/** An author learns that their post was approved; those who follow one, that it was changed. */
function changesOfPosts(state: MockState, seen: ReadonlyMap<string, CommunityAccess>, person: MockPerson): Happened[] {
  return state.posts.values().flatMap((post) => {
    const access = seen.get(post.communityId);
    if (access === undefined || !isListed(factsOf(post, access), person)) return [];
    const { approved, edited } = post;
    const news = (type: NotificationType, { by, at }: { by: string; at: Date }) =>
      by === person.id ? [] : [{ id: `${type}-${post.id}`, type, access, at, initiatorIds: [by], post }];
    return [
      ...(approved && post.authorId === person.id ? news(types.yourPostWasApproved, approved) : []),
      ...(edited && isFollowed(state, post.id, person) ? news(types.postWasUpdated, edited) : []),
    ];
  });
}

function isFollowed(state: MockState, postId: string, { id }: MockPerson): boolean {
  return (
    hasReacted(state.postSaves, postId, id) || commentsUnder(state, postId).some(({ authorId }) => authorId === id)
  );
}

function shownMeetings(state: MockState, access: CommunityAccess, person: MockPerson): MockMeeting[] {
  return state.meetings
    .values()
    .filter(({ communityId }) => communityId === access.community.id)
    .filter((meeting) => isMeetingShown(factsOfMeeting(meeting, access, person.id)));
}

/** Told to those who had answered. */
function movedMeetings(state: MockState, access: CommunityAccess, person: MockPerson): Happened[] {
  const type = types.meetingWasMoved;
  if (!isOpenNews({ isPublic: access.community.isPublic, isJoined: access.isJoined })) return [];
  return shownMeetings(state, access, person).flatMap((meeting) => {
    const moved = meeting.moves.findLast(({ personId, by }) => personId === person.id && by !== person.id);
    return moved === undefined
      ? []
      : [{ id: `${type}-${meeting.id}`, type, access, at: moved.at, initiatorIds: [moved.by], meeting }];
  });
}

/** An invitation is told instead of the meeting. */
function newMeetings(state: MockState, access: CommunityAccess, person: MockPerson, from: Date): Happened[] {
  return shownMeetings(state, access, person).flatMap((meeting) => {
    const own = meeting.invitations.findLast(({ personId }) => personId === person.id);
    const news = own ?? meeting.notified;
    if (news === null || news.by === person.id || (own === undefined && news.at < from)) return [];
    const id = `${types.newMeetWasCreated}-${meeting.id}`;
    return [{ id, type: types.newMeetWasCreated, access, at: news.at, initiatorIds: [news.by], meeting }];
  });
}

/** Of those that were there from the start, nobody knows who added them: `keeperIds` did. */
function newAssets(
  state: MockState,
  access: CommunityAccess,
  person: MockPerson,
  keeperIds: readonly string[],
): Happened[] {
  return state.folders
    .values()
    .filter(({ communityId }) => communityId === access.community.id)
    .flatMap((folder) =>
      folder.items.flatMap(({ id, name, target, createdAt, createdBy }) => {
        const initiatorIds = createdBy === undefined ? keeperIds : [createdBy];
        if (initiatorIds.length === 0 || createdBy === person.id) return [];
        const type = typeof target === 'string' ? ('link' as const) : ('file' as const);
        return [
          {
            id: `${types.newAssetWasCreated}-${id}`,
            type: types.newAssetWasCreated,
            access,
            at: createdAt,
            initiatorIds,
            asset: { type, name, folderId: folder.id },
          },
        ];
      }),
    );
}

function forModerators(state: MockState, access: CommunityAccess, person: MockPerson): Happened[] {
  const { id } = access.community;
  const ofMember =
    (type: NotificationType) =>
    ({ personId: memberId, joinedAt, decided = { by: memberId, at: joinedAt } }: MockMembership): Happened[] => {
      const { by, at } = decided;
      if (by === person.id) return [];
      return [{ id: `${type}-${id.slice(0, 20)}-${memberId}`, type, access, at, initiatorIds: [by], memberId }];
    };
  const reported = openReports(state).flatMap(({ id: reportId, postId, commentId, reporterId, createdAt }) => {
    const comment = commentId === null ? undefined : state.comments.get(commentId);
    const post = state.posts.get(postId ?? comment?.postId ?? '');
    if (post?.communityId !== id) return [];
    const type = comment ? types.newActionRequestToComment : types.newActionRequestToPost;
    return [
      {
        id: `${type}-${reportId}`,
        type,
        access,
        at: createdAt,
        initiatorIds: [reporterId],
        post,
        ...(comment && { comment }),
      },
    ];
  });
  return [
    ...membersOf(state, id, 'Awaiting').flatMap(ofMember(types.newAwaitingMember)),
    ...membersOf(state, id, 'Joined').flatMap(ofMember(types.newAddedMember)),
    // Of those who were there from the start, nobody knows who keeps them out.
    ...membersOf(state, id, 'Blocked')
      .filter(({ decided }) => decided !== undefined)
      .flatMap(ofMember(types.newBlockedMember)),
    ...reported,
  ];
}

function inDiscussions(
  state: MockState,
  seen: ReadonlyMap<string, CommunityAccess>,
  person: MockPerson,
  since: Date,
): Happened[] {
  const lines = new Map<string, Happened>();
  const all = state.comments.values();
  const talkedIn = new Set(all.filter(({ authorId }) => authorId === person.id).map(({ postId }) => postId));
  for (const comment of all) {
    if (comment.createdAt < since) continue;
    const post = state.posts.get(comment.postId);
    const access = post && seen.get(post.communityId);
    if (comment.authorId === person.id || !post || !access || !isListed(factsOf(post, access), person)) continue;
    const parent = comment.parentCommentId === null ? undefined : state.comments.get(comment.parentCommentId);
    const isFollowed = talkedIn.has(post.id) || hasReacted(state.postSaves, post.id, person.id);
    const type = newsOfComment(post, parent, isFollowed, person);
    if (type === null) continue;
    const id = `${type}-${type === types.yourCommentWasReplied ? parent?.id : post.id}`;
    const others = lines.get(id)?.initiatorIds.filter((each) => each !== comment.authorId) ?? [];
    lines.set(id, {
      ...{ id, type, access, post, comment, at: comment.createdAt },
      initiatorIds: [comment.authorId, ...others],
    });
  }
  return [...lines.values()];
}

/** Where others have mentioned a person, in what they may read. */
function mentionsOf(
  state: MockState,
  seen: ReadonlyMap<string, CommunityAccess>,
  person: MockPerson,
  since: Date,
): Happened[] {
  const texts = [
    ...state.posts.values().map((post) => ({ text: post, post, comment: undefined })),
    ...state.comments.values().map((comment) => ({ text: comment, post: state.posts.get(comment.postId), comment })),
  ];
  return texts.flatMap(({ text, post, comment }) => {
    const access = post && seen.get(post.communityId);
    if (text.createdAt < since || text.authorId === person.id || !mentionedIn(text.bodyHtml).includes(person.id))
      return [];
    if (!post || !access || !isListed(factsOf(post, access), person)) return [];
    const type = types.youWereMentioned;
    const mention = { id: `${type}-${text.id}`, type, access, at: text.createdAt, initiatorIds: [text.authorId], post };
    return [{ ...mention, ...(comment && { comment }) }];
  });
}

/** A comment is one piece of news to each, the nearest to them. */
function newsOfComment(
  post: MockPost,
  parent: MockComment | undefined,
  isFollowed: boolean,
  { id }: MockPerson,
): NotificationType | null {
  if (parent?.authorId === id) return types.yourCommentWasReplied;
  if (post.authorId === id) return types.yourPostWasCommented;
  return isFollowed ? types.postInYourGroupWasCommented : null;
}
