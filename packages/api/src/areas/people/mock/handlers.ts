import { isStaffLevel, userRoles } from '@portal/kit/access';
import type { UserAccount } from '../../../contract/entities.ts';
import type { WorldPerson } from '../../../world/world-types.ts';
import { type HandlersOf, type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import { containsText } from '../../../mock/contains-text.ts';
import { conflict, notFound } from '../../../mock/mock-problem.ts';
import { pageOf } from '../../../mock/pages.ts';
import { bringsPeopleIn, isAdministrator, seesAccount, seesEmails } from '../../../rules/index.ts';
import { personById, personReply, segmentsOf } from '../../../mock/replies.ts';
import { communityAccessOf } from '../../communities/mock/community-access.ts';
import { endSessionElsewhere, sessionReply, sessionsElsewhere } from '../../auth/mock/sessions.ts';

export const people: HandlersOf<'people'> = {
  byId({ params }, call) {
    const person = call.state.people.get(params.id);
    if (person === undefined || !isSeenBy(call)(person)) throw notFound();
    return accountReply(person, call);
  },
  search({ body }, call) {
    const { keyword, communityId, includeAdminUsers } = body;
    const words = keyword.split(/\s+/);
    const withEmail = withEmails(viewerOf(call));
    const isFound = ({ firstName, lastName, email }: WorldPerson) =>
      words.every((word) => containsText(`${firstName} ${lastName}`, word) || (withEmail && containsText(email, word)));
    const found = [...call.state.people.values()]
      .filter((person) => isFound(person) && (includeAdminUsers || !isAdministrator({ role: userRoles[person.role] })))
      .sort(byName(body.sortBy));
    const { items, totalItemCount } = pageOf(found, ({ id }) => id, body);
    const statusOf = (personId: string) =>
      communityId === undefined ? null : (call.state.memberships.get(communityId)?.get(personId)?.status ?? null);
    return {
      users: items.map((person) => ({ ...accountReply(person, call), membershipStatus: statusOf(person.id) })),
      totalItems: totalItemCount,
    };
  },
  batch({ body }, call) {
    const { contactTypes } = body.filters;
    const found = [...new Set(body.accountIds)]
      .flatMap((id) => (call.state.people.has(id) ? [personById(call.state, id)] : []))
      .filter(isSeenBy(call))
      .filter((person) => contactTypes?.some((type) => person.contactTypes.includes(type)) ?? true)
      .sort(byName(body.sortBy));
    const { items, totalItemCount } = pageOf(found, ({ id }) => id, body);
    return { users: items.map((person) => accountReply(person, call)), totalItems: totalItemCount };
  },
  sessions({ params }, call) {
    const { id } = accountFor(call, params.id);
    return { sessions: sessionsElsewhere(call, id).map((session) => sessionReply(session, call)) };
  },
  endSession({ params }, call) {
    endSessionElsewhere(call, somebodyElse(call, params.id).id, params.sessionId);
    return {};
  },
  signOutEverywhere({ params }, call) {
    const { id } = somebodyElse(call, params.id);
    const ended = sessionsElsewhere(call, id).length;
    call.state.otherSessions.set(id, []);
    return { ended };
  },
};

function accountFor({ state }: MockCall, id: string): WorldPerson {
  const person = state.people.get(id);
  if (person === undefined) throw notFound('There is no such account.');
  return person;
}

function somebodyElse(call: MockCall, id: string): WorldPerson {
  if (id === viewerOf(call).id) throw conflict('Sign yourself out where you are signed in.');
  return accountFor(call, id);
}

function withEmails({ role }: WorldPerson): boolean {
  return seesEmails({ role: userRoles[role] });
}

function isSeenBy(call: MockCall): (person: WorldPerson) => boolean {
  const { state } = call;
  const viewer = viewerOf(call);
  const accesses = [...state.communities.values()].map((community) => communityAccessOf(state, community, viewer));
  const facts = {
    isStaff: isStaffLevel({ role: userRoles[viewer.role] }),
    bringsPeopleIn: accesses.some((one) => one.status === 'Joined' && bringsPeopleIn(one)),
  };
  const inCommon = accesses.filter(({ isSeen, isJoined }) => isSeen && isJoined);
  const sharesCommunity = (id: string) =>
    inCommon.some(({ community }) => state.memberships.get(community.id)?.get(id)?.status === 'Joined');
  return ({ id }) => seesAccount({ ...facts, isOneself: id === viewer.id, sharesCommunity: sharesCommunity(id) });
}

function byName(sortBy: 'firstName' | 'lastName'): (a: WorldPerson, b: WorldPerson) => number {
  const keyOf = ({ firstName, lastName, id }: WorldPerson) => {
    const names = sortBy === 'firstName' ? [firstName, lastName] : [lastName, firstName];
    return [...names.map((name) => name.toLowerCase()), id].join('\n');
  };
  return (a, b) => (keyOf(a) < keyOf(b) ? -1 : 1);
}

function accountReply(person: WorldPerson, call: MockCall): UserAccount {
  const { role, contactTypes, organisationName, email } = person;
  return {
    ...personReply(person),
    role: userRoles[role],
    contactTypes,
    segments: segmentsOf(call.state, person),
    organisationName,
    registeredEmail: withEmails(viewerOf(call)) ? email : null,
  };
}
