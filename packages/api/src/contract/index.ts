import { accounts } from '../areas/people/contract.ts';
import { account, auth, engagement } from '../areas/auth/contract.ts';
import { communities, joining } from '../areas/communities/contract.ts';
import { comments, posts } from '../areas/posts/contract.ts';

/** Every call of the portal, by area and name. */
export const contract = { auth, account, accounts, engagement, communities, joining, posts, comments };
export type Contract = typeof contract;

export * from './access.ts';
export * from './endpoint.ts';
export { type CallLimit, callLimits } from './call-limits.ts';
export { attachmentTypes, imageTypes, limits } from './limits.ts';
export { pageSizes } from './page-sizes.ts';
export { postStatuses } from '../areas/posts/statuses.ts';
export { problemCodes, problemSchema, problemStatus, type ProblemCode } from './problem.ts';
export { category, community, communityRole, member, membershipStatus } from '../areas/communities/contract.ts';
export {
  attachment,
  comment,
  pendingEdit,
  post,
  postStatus,
  postType,
  postVisibility,
  report,
  tag,
} from '../areas/posts/contract.ts';
export { foundAccount } from '../areas/people/contract.ts';
export { contactType, currentUser, permission, person, userAccount, userRole } from '../areas/people/schemas.ts';
export { engagementKinds } from '../areas/auth/contract.ts';
export type * from './entities.ts';
