import { accounts } from './accounts.ts';
import { account, auth, engagement } from './auth.ts';
import { communities, joining } from './communities.ts';
import { comments, posts } from './posts.ts';

/** Every call of the portal, by area and name. */
export const contract = { auth, account, accounts, engagement, communities, joining, posts, comments };
export type Contract = typeof contract;

export * from './access.ts';
export * from './endpoint.ts';
export { type CallLimit, callLimits } from './call-limits.ts';
export { attachmentTypes, imageTypes, limits } from './limits.ts';
export { pageSizes } from './page-sizes.ts';
export { postStatuses } from './post-statuses.ts';
export { problemCodes, problemSchema, problemStatus, type ProblemCode } from './problem.ts';
export { category, community, communityRole, member, membershipStatus } from './communities.ts';
export { attachment, comment, pendingEdit, post, postStatus, postType, postVisibility, report, tag } from './posts.ts';
export { foundAccount } from './accounts.ts';
export { contactType, currentUser, permission, person, userAccount, userRole } from './people.ts';
export { engagementKinds } from './auth.ts';
export type * from './entities.ts';
