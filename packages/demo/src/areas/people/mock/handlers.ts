import { isStaffLevel, userRoles } from '@portal/kit/access';
import { contract, type UserAccount } from '@portal/api/contract';
import type { HandlersOf } from '../../../mock/handler-types.ts';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import { bringsPeopleIn, containsText, isAdministrator, seesAccount, seesEmails } from '@portal/rules';
import { conflict, notFound } from '../../../mock/mock-problem.ts';
import { mockList } from '../../../mock/mock-list.ts';
import type { MockPerson } from '../state.ts';
import { contactTo, personReply, privacyViewerOf, segmentsOf } from './person-reply.ts';
import { communityAccessOf } from '../../communities/mock/community-access.ts';
import { membershipOf } from '../../communities/state.ts';
import { endSessionElsewhere, sessionReply, sessionsElsewhere } from '../../auth/mock/sessions.ts';

export const people: HandlersOf<'people'> = {
  byId({ params }, call) {
    const person = call.state.people.get(params.id);
    if (person === undefined || !isSeenBy(call)(person)) throw notFound();
    return accountReply(person, call);
  },
  search: mockList({
    endpoint: contract.people.search,
    rows(call, { body: { communityId, keyword } }) {
      const byEmail = withEmails(viewerOf(call));
      const statusOf = (id: string) =>
        communityId === undefined ? null : (membershipOf(call.state, communityId, id)?.status ?? null);
      return call.state.people
        .values()
        .filter((person) => !call.state.disabled.has(person.id) && isFound(person, keyword, byEmail))
        .map((person) => ({ ...accountReply(person, call), membershipStatus: statusOf(person.id) }));
    },
    matches: ({ role }, { body }) => body.includeAdminUsers || !isAdministrator({ role }),
    sort: (a, b, { body }) => byName(a, b, body.sortBy),
  }),
  batch: mockList({
    endpoint: contract.people.batch,
    rows: (call, { body }) =>
      [...new Set(body.accountIds)]
        .flatMap((id) => call.state.people.get(id) ?? [])
        .filter(isSeenBy(call))
        .map((person) => accountReply(person, call)),
    matches: (account, { body }) =>
      body.filters.contactTypes?.some((type) => account.contactTypes.includes(type)) ?? true,
    sort: (a, b, { body }) => byName(a, b, body.sortBy),
  }),
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

function accountFor({ state }: MockCall, id: string): MockPerson {
  const person = state.people.get(id);
  if (person === undefined || state.disabled.has(id)) throw notFound('There is no such account.');
  return person;
}

function somebodyElse(call: MockCall, id: string): MockPerson {
  if (id === viewerOf(call).id) throw conflict('Sign yourself out where you are signed in.');
  return accountFor(call, id);
}

/** An e-mail that somebody shows finds them no more than one that they hide. */
function isFound({ firstName, lastName, email }: MockPerson, keyword: string, byEmail: boolean): boolean {
  return keyword
    .split(/\s+/)
    .every((word) => containsText(`${firstName} ${lastName}`, word) || (byEmail && containsText(email, word)));
}

function withEmails({ role }: MockPerson): boolean {
  return seesEmails({ role: userRoles[role] });
}

function isSeenBy(call: MockCall): (person: MockPerson) => boolean {
  const { state } = call;
  const viewer = viewerOf(call);
  const accesses = state.communities.values().map((community) => communityAccessOf(state, community, viewer));
  const facts = {
    isStaff: isStaffLevel({ role: userRoles[viewer.role] }),
    bringsPeopleIn: accesses.some((one) => one.status === 'Joined' && bringsPeopleIn(one)),
  };
  const sharesCommunity = inCommonWith(call);
  return ({ id }) =>
    !state.disabled.has(id) &&
    seesAccount({ ...facts, isOneself: id === viewer.id, sharesCommunity: sharesCommunity(id) });
}

/** Of those whose accounts the viewer may see, those whom they meet. */
export function isMetBy(call: MockCall): (person: MockPerson) => boolean {
  const isStaff = isStaffLevel({ role: userRoles[viewerOf(call).role] });
  const sharesCommunity = inCommonWith(call);
  return ({ id }) => !call.state.disabled.has(id) && (isStaff || sharesCommunity(id));
}

/** Whether somebody is in a community that the viewer may read. */
function inCommonWith(call: MockCall): (id: string) => boolean {
  const { state } = call;
  const viewer = viewerOf(call);
  const inCommon = state.communities
    .values()
    .map((community) => communityAccessOf(state, community, viewer))
    .filter(({ isSeen, isJoined }) => isSeen && isJoined);
  return (id) => inCommon.some(({ community }) => membershipOf(state, community.id, id)?.status === 'Joined');
}

function byName(a: UserAccount, b: UserAccount, sortBy: 'firstName' | 'lastName'): number {
  const keyOf = ({ firstName, lastName, id }: UserAccount) => {
    const names = sortBy === 'firstName' ? [firstName, lastName] : [lastName, firstName];
    return [...names.map((name) => name.toLowerCase()), id].join('\n');
  };
  return keyOf(a) < keyOf(b) ? -1 : 1;
}

function accountReply(person: MockPerson, call: MockCall): UserAccount {
  const { role, contactTypes } = person;
  const viewer = viewerOf(call);
  const { workplace, email } = contactTo(person, privacyViewerOf(person, viewer, call.state), call.state);
  return {
    ...personReply(person, viewer, call.state),
    role: userRoles[role],
    contactTypes: [...contactTypes],
    segments: segmentsOf(call.state, person),
    organisationName: workplace,
    registeredEmail: email,
  };
}
