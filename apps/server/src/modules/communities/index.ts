export { type CommunityCall, type CommunityFacts, communityRule } from './access.ts';
export { managedCategories, oneCategory } from './categories.ts';
export { listCommunities } from './communities.queries.ts';
export { communityReply } from './community-reply.ts';
export { memberReply } from './member-reply.ts';
export { anyViewer, firstName, isHaveAnswers, lastName, memberColumns, rank } from './members.queries.ts';
export { oneCommunityById } from './service.ts';
export { globalTerms, termsOf } from './texts.queries.ts';
