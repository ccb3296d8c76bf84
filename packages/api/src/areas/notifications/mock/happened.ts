import type { MockState } from '../../../mock/mock-state.ts';
import { hasReacted } from '../../../mock/reactions.ts';
import { isListed, toldSince } from '../../../rules/index.ts';
import type { MockComment } from '../../comments/state.ts';
import { type CommunityAccess, communityAccessOf } from '../../communities/mock/community-access.ts';
import { joinedMembers, membersOf } from '../../communities/mock/members.ts';
import type { MockPerson } from '../../people/state.ts';
import { factsOf } from '../../posts/mock/access.ts';
import type { MockPost } from '../../posts/state.ts';
import { mostNotifications, type NotificationType, notificationTypes as types } from '../statuses.ts';

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
  asset?: { type: 'file' | 'link'; name: string; folderId: string };
  memberId?: string;
}

/** What happened where a person has a part in it, newest first. */
export function happenedFor(state: MockState, person: MockPerson, now: Date): Happened[] {
  const since = toldSince(now);
  const seen = state.communities
    .values()
    .map((community) => communityAccessOf(state, community, person))
    .filter(({ isSeen }) => isSeen);
  return [
    ...seen.flatMap((access) => inCommunity(state, access, person, since)),
    ...inDiscussions(state, new Map(seen.map((access) => [access.community.id, access])), person, since),
  ]
    .filter(({ at }) => at >= since)
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, mostNotifications);
}

function inCommunity(state: MockState, access: CommunityAccess, person: MockPerson, since: Date): Happened[] {
  const { community } = access;
  const [keeper] = joinedMembers(state, community.id);
  const initiatorIds = keeper && keeper.personId !== person.id ? [keeper.personId] : [];
  const opened: Happened[] =
    community.isPublic && initiatorIds.length > 0
      ? [
          {
            id: `${types.newOpenCommunityCreated}-${community.id}`,
            type: types.newOpenCommunityCreated,
            access,
            at: community.createdAt,
            initiatorIds,
          },
        ]
      : [];
  if (access.status !== 'Joined' && !(community.isAutoJoin && access.status !== 'Blocked')) return opened;
  return [
    ...opened,
    ...newPosts(state, access, person, since),
    ...(initiatorIds.length > 0 ? newAssets(state, access, initiatorIds) : []),
    ...(access.role === 'Moderator' ? forModerators(state, access, person) : []),
  ];
}

function newPosts(state: MockState, access: CommunityAccess, person: MockPerson, since: Date): Happened[] {
  return state.posts
    .values()
    .filter(({ communityId, createdAt }) => communityId === access.community.id && createdAt >= since)
    .filter(({ authorId }) => authorId !== person.id)
    .filter((post) => isListed(factsOf(post, access), person))
    .map((post) => ({
      id: `${types.newPostWasCreated}-${post.id}`,
      type: types.newPostWasCreated,
      access,
      at: post.createdAt,
      initiatorIds: [post.authorId],
      post,
    }));
}

function newAssets(state: MockState, access: CommunityAccess, initiatorIds: readonly string[]): Happened[] {
  return state.folders
    .values()
    .filter(({ communityId }) => communityId === access.community.id)
    .flatMap((folder) =>
      folder.items.map(({ id, name, target, createdAt }) => ({
        id: `${types.newAssetWasCreated}-${id}`,
        type: types.newAssetWasCreated,
        access,
        at: createdAt,
        initiatorIds,
        asset: { type: typeof target === 'string' ? ('link' as const) : ('file' as const), name, folderId: folder.id },
      })),
    );
}

function forModerators(state: MockState, access: CommunityAccess, person: MockPerson): Happened[] {
  const { id } = access.community;
  const ofMember = (type: NotificationType) => (member: { personId: string; updatedAt: Date }) => ({
    id: `${type}-${id.slice(0, 20)}-${member.personId}`,
    type,
    access,
    at: member.updatedAt,
    initiatorIds: [member.personId],
    memberId: member.personId,
  });
  const reported = state.reports.values().flatMap(({ id: reportId, postId, commentId, reporterId, createdAt }) => {
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
    ...membersOf(state, id, 'Awaiting').map(ofMember(types.newAwaitingMember)),
    ...membersOf(state, id, 'Joined')
      .filter(({ personId }) => personId !== person.id)
      .map(ofMember(types.newAddedMember)),
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
