import type { Community } from '@portal/api/contract';
import type { MockState } from '../../../mock/mock-state.ts';
import { pictureUrl } from '../../../mock/picture-url.ts';
import { countReactions, hasReacted } from '../../../mock/reactions.ts';
import { countNewPosts, isCounted, letsPeopleIn, membershipStatusOf } from '@portal/rules';
import type { MockPerson } from '../../people/state.ts';
import { archivedAtOf } from './archived-at.ts';
import type { CommunityAccess } from './community-access.ts';
import { facesOf, membersOf } from './members.ts';

export function communityReply(state: MockState, communityAccess: CommunityAccess, viewer: MockPerson): Community {
  const { community, isArchived, joinedAt, permissions } = communityAccess;
  const categories = state.categories
    .values()
    .filter(({ id }) => community.categoryIds.includes(id))
    .map(({ id, name }) => ({ id, name }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const joined = membersOf(state, community.id, 'Joined');
  const published = state.posts.values().filter((post) => post.communityId === community.id && isCounted(post));
  return {
    id: community.id,
    alias: community.alias,
    name: community.name,
    shortDescription: community.shortDescription,
    imageUrl: community.imageUrl ?? pictureUrl(community.image),
    categories,
    categoryIds: categories.map(({ id }) => id),
    segmentIds: community.segmentIds.toSorted(),
    tagsId: community.tagIds.toSorted(),
    isPublic: community.isPublic,
    isVisible: community.isVisible,
    isArchived,
    archivedDate: archivedAtOf(state, community)?.toISOString() ?? null,
    isAutoJoin: community.isAutoJoin,
    isFavorite: hasReacted(state.communityFavourites, community.id, viewer.id),
    isLiked: hasReacted(state.communityLikes, community.id, viewer.id),
    likesCount: countReactions(state.communityLikes, community.id),
    viewsCount: community.viewsCount,
    membersCount: joined.length,
    pendingMembersCount: letsPeopleIn(communityAccess) ? membersOf(state, community.id, 'Awaiting').length : 0,
    postsCount: published.length,
    newPostsCount: communityAccess.isJoined
      ? countNewPosts(published, viewer.id, state.communityLooks.get(`${community.id} ${viewer.id}`) ?? null)
      : 0,
    isRequireAgreement: community.isRequireAgreement,
    isRequirePostApproval: community.isRequirePostApproval,
    isRequireEditApproval: community.isRequireEditApproval,
    pushToWebsite: community.pushToWebsite,
    aliveStartDate: community.aliveStartAt?.toISOString() ?? null,
    aliveEndDate: community.aliveEndAt?.toISOString() ?? null,
    isDeleted: community.isDeleted,
    createdAt: community.createdAt.toISOString(),
    latestActivity: community.latestActivityAt?.toISOString() ?? null,
    permissions: [...permissions],
    membershipStatus: membershipStatusOf(communityAccess),
    joinedAt: joinedAt?.toISOString() ?? null,
    faces: facesOf(state, communityAccess, joined, viewer),
    version: community.version,
  };
}
