export { ownMembershipRule } from './access.ts';
export { membershipOf } from './own-membership.queries.ts';
export { renewMembership } from './own-membership.writes.ts';
