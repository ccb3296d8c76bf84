import { isStaffLevel, userRoles } from '@portal/kit/access';
import type { UserAccount } from '../../contract/entities.ts';
import type { WorldPerson } from '../../world/world-types.ts';
import { type AnswersOf, type Asked, viewerOf } from '../answer.ts';
import { containsText } from '../contains-text.ts';
import { conflict, notFound } from '../mock-problem.ts';
import { pageOf } from '../pages.ts';
import { bringsPeopleIn } from '../policy.ts';
import { personById, personReply, segmentsOf } from '../replies.ts';
import { standingOf } from '../standing.ts';
import { endSessionElsewhere, sessionReply, sessionsElsewhere } from './sessions.ts';

export const accounts: AnswersOf<'accounts'> = {
  byId({ params }, asked) {
    const person = asked.state.people.get(params.id);
    if (person === undefined || !isSeenBy(asked)(person)) throw notFound();
    return accountReply(person, asked);
  },
  search({ body }, asked) {
    const { keyword, communityId, includeAdminUsers } = body;
    const words = keyword.split(/\s+/);
    const withEmail = isStaff(viewerOf(asked));
    const isFound = ({ firstName, lastName, email }: WorldPerson) =>
      words.every((word) => containsText(`${firstName} ${lastName}`, word) || (withEmail && containsText(email, word)));
    const found = [...asked.state.people.values()]
      .filter((person) => isFound(person) && (includeAdminUsers || person.role !== 'Admin'))
      .sort(byName(body.sortBy));
    const { items, totalItemCount } = pageOf(found, ({ id }) => id, body);
    const statusOf = (personId: string) =>
      communityId === undefined ? null : (asked.state.memberships.get(communityId)?.get(personId)?.status ?? null);
    return {
      users: items.map((person) => ({ ...accountReply(person, asked), membershipStatus: statusOf(person.id) })),
      totalItems: totalItemCount,
    };
  },
  batch({ body }, asked) {
    const { contactTypes } = body.filters;
    const found = [...new Set(body.accountIds)]
      .flatMap((id) => (asked.state.people.has(id) ? [personById(asked.state, id)] : []))
      .filter(isSeenBy(asked))
      .filter((person) => contactTypes?.some((type) => person.contactTypes.includes(type)) ?? true)
      .sort(byName(body.sortBy));
    const { items, totalItemCount } = pageOf(found, ({ id }) => id, body);
    return { users: items.map((person) => accountReply(person, asked)), totalItems: totalItemCount };
  },
  sessions({ params }, asked) {
    const { id } = accountFor(asked, params.id);
    return { sessions: sessionsElsewhere(asked, id).map((session) => sessionReply(session, asked)) };
  },
  endSession({ params }, asked) {
    endSessionElsewhere(asked, somebodyElse(asked, params.id).id, params.sessionId);
    return {};
  },
  signOutEverywhere({ params }, asked) {
    const { id } = somebodyElse(asked, params.id);
    const ended = sessionsElsewhere(asked, id).length;
    asked.state.otherSessions.set(id, []);
    return { ended };
  },
};

function accountFor({ state }: Asked, id: string): WorldPerson {
  const person = state.people.get(id);
  if (person === undefined) throw notFound('There is no such account.');
  return person;
}

function somebodyElse(asked: Asked, id: string): WorldPerson {
  if (id === viewerOf(asked).id) throw conflict('Sign yourself out where you are signed in.');
  return accountFor(asked, id);
}

function isStaff({ role }: WorldPerson): boolean {
  return isStaffLevel({ role: userRoles[role] });
}

/** Staff and whoever brings people in see everyone; others whoever shares a community with them. */
function isSeenBy(asked: Asked): (person: WorldPerson) => boolean {
  const { state } = asked;
  const viewer = viewerOf(asked);
  const standings = [...state.communities.values()].map((community) => standingOf(state, community, viewer));
  if (isStaff(viewer) || standings.some((one) => one.status === 'Joined' && bringsPeopleIn(one))) return () => true;
  const inCommon = standings.filter(({ isSeen, isJoined }) => isSeen && isJoined);
  return ({ id }) =>
    id === viewer.id ||
    inCommon.some(({ community }) => state.memberships.get(community.id)?.get(id)?.status === 'Joined');
}

function byName(sortBy: 'firstName' | 'lastName'): (a: WorldPerson, b: WorldPerson) => number {
  const keyOf = ({ firstName, lastName, id }: WorldPerson) => {
    const names = sortBy === 'firstName' ? [firstName, lastName] : [lastName, firstName];
    return [...names.map((name) => name.toLowerCase()), id].join('\n');
  };
  return (a, b) => (keyOf(a) < keyOf(b) ? -1 : 1);
}

function accountReply(person: WorldPerson, asked: Asked): UserAccount {
  const { role, contactTypes, organisationName, email } = person;
  return {
    ...personReply(person),
    role: userRoles[role],
    contactTypes,
    segments: segmentsOf(asked.state, person),
    organisationName,
    registeredEmail: isStaff(viewerOf(asked)) ? email : null,
  };
}
