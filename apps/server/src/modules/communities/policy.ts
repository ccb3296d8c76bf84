import type { CommunityAction } from '@portal/api/contract';
import { conflict, forbidden, notFound, ProblemError } from '../../http/problem.ts';
import type { Person } from '../auth/person.ts';
import { isAdministrator } from '../auth/roles.ts';
import type { Standing } from './standing.ts';

/** Refuses what a person may not do with a community; a community they may not know of does not exist for them. */
export function permitOnCommunity(action: CommunityAction, community: Standing | null, person: Person): Standing {
  if (!community?.isSeen) throw notFound('Community not found.');
  const refuse = refusals[action];
  const problem = refuse(community, person);
  if (problem) throw problem;
  return community;
}

const refusals: Record<CommunityAction, (community: Standing, person: Person) => ProblemError | null> = {
  see: () => null,
  read: (community) => (community.isJoined ? null : unreadable(community)),
  join(community, person) {
    if (community.status === 'Blocked') return forbidden('You cannot join this community.');
    if (isAdministrator(person) || community.isAutoJoin) return conflict('You belong to this community already.');
    return community.isArchived ? archived() : null;
  },
  leave(community, person) {
    if (community.status === 'Blocked') return forbidden();
    return isAdministrator(person) || community.isAutoJoin ? conflict('This community cannot be left.') : null;
  },
  post(community) {
    if (!community.isJoined) return unreadable(community);
    if (community.isArchived) return archived();
    return community.permissions.has('postCreate') ? null : forbidden();
  },
};

/** Why the content of a community stays closed to someone who is not a member. */
function unreadable(community: Standing): ProblemError {
  return community.isPublic
    ? forbidden('You must be a member to view it.')
    : new ProblemError('community_private', 'This community is private.');
}

export function archived(): ProblemError {
  return conflict('This community is archived.');
}
