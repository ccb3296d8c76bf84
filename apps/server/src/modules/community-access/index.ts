export {
  type CommunityAccess,
  communityAccessByAlias,
  communityAccessById,
  communityAccessColumns,
  communityAccessOf,
  type CommunityAccessRow,
  communityStateColumns,
} from './community-access.ts';
export {
  isAmongJoined,
  isArchived,
  isJoined,
  isMine,
  isRecommended,
  isSeen,
  isSeenWithoutMembership,
  mine,
  segmentIds,
} from './visibility.ts';
