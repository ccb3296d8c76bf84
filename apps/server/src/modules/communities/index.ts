export { type CommunityCall, type CommunityFacts, communityRule } from './access.ts';
export { managedCategories, oneCategory } from './categories.ts';
export { communityReply } from './community-reply.ts';
export { memberReply } from './member-reply.ts';
export { anyViewer, firstName, isHaveAnswers, lastName, memberColumns, rank } from './members.ts';
export { listCommunities } from './repository.ts';
export { oneCommunityById } from './service.ts';
export { globalTerms, termsOf } from './texts.ts';
