export { communitiesFeature } from './feature.ts';
export type { CommunitiesOutcomes } from './manifest.ts';
export { messages as communitiesMessages } from './messages.ts';
export { CommunityDetails, type CommunityDetailsProps } from './widgets/CommunityDetails.tsx';
export { PostDetails, type PostDetailsProps } from './widgets/PostDetails.tsx';
export { ExploreCommunities, type ExploreCommunitiesProps } from './widgets/ExploreCommunities.tsx';
