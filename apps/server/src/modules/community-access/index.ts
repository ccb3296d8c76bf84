export {
  type CommunityAccess,
  communityAccessByAlias,
  communityAccessById,
  communityAccessColumns,
  communityAccessOf,
  type CommunityAccessRow,
  communityStateColumns,
} from './community-access.queries.ts';
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
} from './visibility.queries.ts';
