import { calls } from '@portal/api';

/** What tells of the members of a community, and is asked again when one of them stands otherwise. */
export const membershipReads = [
  calls.membership.list,
  calls.membership.listWithAnswers,
  calls.membership.blocked,
  calls.communities.members,
  calls.communities.byId,
  calls.people.search,
] as const;
