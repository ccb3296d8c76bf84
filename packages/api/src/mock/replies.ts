import { userRoles } from '@portal/kit/access';
import type { Attachment, Comment, Community, Member, PendingEdit, Person, Post } from '../contract/entities.ts';
import {
  editWaits,
  isCounted,
  letsPeopleIn,
  mayEditComment,
  mayEditPost,
  membershipTold,
  seesEmails,
  seesFaces,
  seesPendingEdit,
} from '../rules/index.ts';
import type { WorldPerson } from '../world/world-types.ts';
import {
  type MockComment,
  type MockMembership,
  type MockPost,
  type MockState,
  type StoredFile,
  countReactions,
  hasReacted,
} from './mock-state.ts';
import { pictureUrl } from './picture-url.ts';
import { type CommunityAccess } from '../areas/communities/mock/community-access.ts';

export function personReply(person: WorldPerson): Person {
  const { id, firstName, lastName, pronoun, avatar } = person;
  return { id, firstName, lastName, pronoun, avatarUrl: pictureUrl(avatar) };
}

/** The parts of the organisation a person belongs to, by name. */
export function segmentsOf({ world }: MockState, { segmentIds }: WorldPerson): { id: string; name: string }[] {
  return world.segments.filter(({ id }) => segmentIds.includes(id)).sort((a, b) => (a.name < b.name ? -1 : 1));
}

export function personById(state: MockState, id: string): WorldPerson {
  const person = state.people.get(id);
  if (person === undefined) throw new Error(`The world has no person ${id}`);
  return person;
}

function membersOf(state: MockState, communityId: string, status: MockMembership['status']): MockMembership[] {
  return [...(state.memberships.get(communityId)?.values() ?? [])].filter((membership) => membership.status === status);
}

const roleOrder: Record<Member['role'], number> = { Moderator: 0, Editor: 1, Member: 2 };

/** Those who joined, moderators and editors first, then by last and first name. */
export function joinedMembers(state: MockState, communityId: string): MockMembership[] {
  const nameOf = ({ personId }: MockMembership): string => {
    const { lastName, firstName } = personById(state, personId);
    return [lastName, firstName, personId].join('\n').toLowerCase();
  };
  return membersOf(state, communityId, 'Joined').sort((a, b) => byRole(a, b) || (nameOf(a) < nameOf(b) ? -1 : 1));
}

function byRole(a: MockMembership, b: MockMembership): number {
  return roleOrder[a.role] - roleOrder[b.role];
}

const faceCount = 5;

/** A few members to show. */
function facesOf(state: MockState, communityAccess: CommunityAccess, joined: readonly MockMembership[]): Person[] {
  if (!seesFaces(communityAccess)) return [];
  const earliest = joined.toSorted(
    (a, b) => byRole(a, b) || a.joinedAt.getTime() - b.joinedAt.getTime() || (a.personId < b.personId ? -1 : 1),
  );
  return earliest.slice(0, faceCount).map(({ personId }) => personReply(personById(state, personId)));
}

/** A member as the one who asks may know them: the address is for staff, the reason for those who keep the blacklist. */
export function memberReply(
  state: MockState,
  membership: MockMembership,
  { permissions }: CommunityAccess,
  viewer: WorldPerson,
): Member {
  const { personId, role, status, joinedAt, updatedAt, isHaveAnswers, reason } = membership;
  const person = personById(state, personId);
  const { email, organisationName, homeState } = person;
  return {
    ...personReply(person),
    userId: personId,
    role,
    status,
    joinedAt: joinedAt.toISOString(),
    email: seesEmails({ role: userRoles[viewer.role] }) ? email : null,
    organisationName,
    homeState,
    isHaveAnswers,
    isBlocked: status === 'Blocked',
    reason: permissions.has('communityBlacklist') ? reason : null,
    updatedAt: updatedAt.toISOString(),
  };
}

/** A moment that the world counts back from now, as the wire writes it. */
export function minutesBefore(state: MockState, minutes: number): string {
  return new Date(state.clock().getTime() - minutes * 60_000).toISOString();
}

export function communityReply(state: MockState, communityAccess: CommunityAccess, viewer: WorldPerson): Community {
  const { community, joinedAt, permissions } = communityAccess;
  const categories = state.world.categories
    .filter(({ id }) => community.categoryIds.includes(id))
    .map(({ id, name }) => ({ id, name }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const joined = membersOf(state, community.id, 'Joined');
  const published = state.posts.filter((post) => post.communityId === community.id && isCounted(post));
  const created = minutesBefore(state, community.createdMinutesAgo);
  return {
    id: community.id,
    alias: community.alias,
    name: community.name,
    shortDescription: community.shortDescription,
    imageUrl: pictureUrl(community.image),
    categories,
    categoryIds: categories.map(({ id }) => id),
    segmentIds: community.segmentIds.toSorted(),
    tagsId: community.tagIds.toSorted(),
    isPublic: community.isPublic,
    isVisible: community.isVisible,
    isArchived: community.isArchived,
    archivedDate: community.isArchived ? (published[0]?.createdAt.toISOString() ?? created) : null,
    isAutoJoin: community.isAutoJoin,
    isFavorite: hasReacted(state.communityFavourites, community.id, viewer.id),
    isLiked: hasReacted(state.communityLikes, community.id, viewer.id),
    likesCount: countReactions(state.communityLikes, community.id),
    viewsCount: community.viewsCount,
    membersCount: joined.length,
    pendingMembersCount: letsPeopleIn(communityAccess) ? membersOf(state, community.id, 'Awaiting').length : 0,
    postsCount: published.length,
    isRequireAgreement: community.isRequireAgreement,
    isRequirePostApproval: community.isRequirePostApproval,
    isRequireEditApproval: community.isRequireEditApproval,
    pushToWebsite: false,
    aliveStartDate: null,
    aliveEndDate: null,
    isDeleted: false,
    createdAt: created,
    latestActivity: published[0]?.createdAt.toISOString() ?? null,
    permissions: [...permissions],
    membershipStatus: membershipTold(communityAccess),
    joinedAt: joinedAt?.toISOString() ?? null,
    faces: facesOf(state, communityAccess, joined),
  };
}

export function attachmentReply({ id, fileName, type, picture, url }: StoredFile): Attachment {
  return { uid: id, path: url ?? pictureUrl(picture) ?? `data:${type},`, name: fileName, type, actionStatus: null };
}

export function postReply(
  state: MockState,
  post: MockPost,
  communityAccess: CommunityAccess,
  viewer: WorldPerson,
): Post {
  const { id, alias, name, isArchived } = communityAccess.community;
  const reports = state.reports.filter((report) => report.postId === post.id);
  return {
    id: post.id,
    communityId: id,
    community: { id, alias, name, isArchived },
    title: post.title,
    body: post.bodyHtml,
    imageUrl: post.imageUrl ?? pictureUrl(post.image),
    type: post.type,
    visibility: post.visibility,
    status: post.status,
    isFrozen: post.isFrozen,
    isSaved: hasReacted(state.postSaves, post.id, viewer.id),
    isLiked: hasReacted(state.postLikes, post.id, viewer.id),
    isReported: reports.some(({ reporterId }) => reporterId === viewer.id),
    canEdit: mayEditPost({ ...post, community: communityAccess }, viewer),
    canApprove: communityAccess.permissions.has('postApprove'),
    isEditApprovalNeeded: editWaits({ ...post, community: communityAccess }),
    pendingEdit: pendingEditReply(state, post, communityAccess, viewer),
    tags: tagsOf(state, post.tagIds),
    attachments: post.attachments.map(attachmentReply),
    reports: communityAccess.permissions.has('postDelete') ? reports.map(reportReply) : [],
    commentsCount: state.comments.filter(({ postId }) => postId === post.id).length,
    likesCount: countReactions(state.postLikes, post.id),
    viewsCount: post.viewsCount,
    createdByUserId: post.authorId,
    author: personReply(personById(state, post.authorId)),
    ...writtenBy(state, post),
    createdAt: post.createdAt.toISOString(),
    updatedAt: post.updatedAt.toISOString(),
    version: post.version,
  };
}

function tagsOf(state: MockState, tagIds: readonly string[]): Post['tags'] {
  return tagIds.flatMap((tagId) => state.world.tags.filter(({ id }) => id === tagId));
}

/** The post as it would be with the changes that wait; for who wrote them and who decides about them. */
function pendingEditReply(
  state: MockState,
  post: MockPost,
  community: CommunityAccess,
  viewer: WorldPerson,
): PendingEdit | null {
  const edit = state.postEdits.get(post.id);
  if (edit === undefined || !seesPendingEdit({ authorId: edit.authorId, community }, viewer)) return null;
  const { title, bodyHtml, type, tagIds, attachments, image, imageUrl } = {
    ...post,
    ...edit.changes,
    ...edit.changes.picture,
  };
  return {
    version: edit.version,
    isOutdated: edit.postVersion !== post.version,
    createdByUserId: edit.authorId,
    updatedAt: edit.updatedAt.toISOString(),
    title,
    body: bodyHtml,
    imageUrl: imageUrl ?? pictureUrl(image),
    type,
    tags: tagsOf(state, tagIds),
    attachments: attachments.map(attachmentReply),
  };
}

export function commentReply(
  state: MockState,
  comment: MockComment,
  communityAccess: CommunityAccess,
  viewer: WorldPerson,
): Comment {
  const reports = state.reports.filter((report) => report.commentId === comment.id);
  return {
    id: comment.id,
    postId: comment.postId,
    parentCommentId: comment.parentCommentId,
    body: comment.bodyHtml,
    attachments: comment.attachments.map(attachmentReply),
    likesCount: countReactions(state.commentLikes, comment.id),
    isLiked: hasReacted(state.commentLikes, comment.id, viewer.id),
    isReported: reports.some(({ reporterId }) => reporterId === viewer.id),
    canEdit: mayEditComment(comment, communityAccess.permissions, viewer),
    createdByUserId: comment.authorId,
    author: personReply(personById(state, comment.authorId)),
    ...writtenBy(state, comment),
    createdAt: comment.createdAt.toISOString(),
    updatedAt: comment.updatedAt.toISOString(),
    reports: communityAccess.permissions.has('commentDelete') ? reports.map(reportReply) : [],
    version: comment.version,
  };
}

function writtenBy(state: MockState, { actorId }: Pick<MockPost, 'actorId'>): Pick<Post, 'writtenBy'> {
  if (actorId === undefined || !state.namesWhoActs) return {};
  const { id, firstName, lastName } = personById(state, actorId);
  return { writtenBy: { id, name: `${firstName} ${lastName}` } };
}

function reportReply({ id, reporterId, reason, createdAt }: MockState['reports'][number]): Post['reports'][number] {
  return { id, userId: reporterId, reason, createdAt: createdAt.toISOString() };
}
