import { type UserRole, userRoles } from '@portal/kit/access';
import type { User, UserDetail } from '@portal/api/contract';
import type { HandlersOf } from '../../mock/handler-types.ts';
import { type MockCall, viewerOf } from '../../mock/mock-call.ts';
import { notFound, refuse } from '../../mock/mock-problem.ts';
import { pageOf } from '../../mock/pages.ts';
import {
  containsText,
  disablingRefusal,
  enablingRefusal,
  isLastAdministrator,
  staleRoleRefusal,
  type UserFacts,
  userOptions,
  userRoleRefusal,
} from '@portal/rules';
import { membershipOf, removeMembership } from '../communities/state.ts';
import { accountMadeAt, type MockPerson } from '../people/state.ts';

type Wanted = Parameters<HandlersOf<'users'>['list']>[0]['query'];

export const users: HandlersOf<'users'> = {
  list({ query }, call) {
    const { pageSize, after } = query;
    const found = call.state.people
      .values()
      .filter((person) => isWanted(person, query, call))
      .toSorted((a, b) => (nameKey(a) < nameKey(b) ? -1 : 1))
      .map((person) => userReply(person, call));
    const paging = { page: 1, pageSize, ...(after !== undefined && { after }) };
    const { items, totalItemCount, nextCursor } = pageOf(found, ({ id }) => id, paging);
    return { users: items, totalItemCount, nextCursor };
  },
  byId: ({ params }, call) => detailReply(personBy(params.id, call), call),
  changeRole({ params: { id }, body: { role, roleWas } }, call) {
    const person = personBy(id, call);
    const facts = factsOf(person, call);
    refuse(staleRoleRefusal(roleWas, facts.role));
    refuse(userRoleRefusal(facts, role, viewerOf(call)));
    if (role === userRoles.Manager)
      for (const { id: communityId } of call.state.communities.values())
        removeMembership(call.state, { communityId, personId: id });
    return detailReply(call.state.people.change(id, { role: nameOf(role) }), call);
  },
  disable({ params: { id }, body: { reason } }, call) {
    const person = personBy(id, call);
    const admin = viewerOf(call);
    refuse(disablingRefusal(factsOf(person, call), admin));
    call.state.disabled.set(id, { at: call.now, reason, by: `${admin.firstName} ${admin.lastName}` });
    call.state.otherSessions.set(id, []);
    return detailReply(person, call);
  },
  enable({ params: { id } }, call) {
    const person = personBy(id, call);
    refuse(enablingRefusal(factsOf(person, call)));
    call.state.disabled.delete(id);
    return detailReply(person, call);
  },
};

function nameOf(role: UserRole): MockPerson['role'] {
  if (role === userRoles.Admin) return 'Admin';
  if (role === userRoles.Manager) return 'Manager';
  return role === userRoles.WorkSpaceOwner ? 'WorkSpaceOwner' : 'Standard';
}

function nameKey({ lastName, firstName, id }: MockPerson): string {
  return [lastName.toLowerCase(), firstName.toLowerCase(), id].join('\n');
}

function isWanted(person: MockPerson, { keyword, role, contactType, state }: Wanted, call: MockCall): boolean {
  const { firstName, lastName, email } = person;
  const isDisabled = call.state.disabled.has(person.id);
  return (
    keyword.split(/\s+/).every((word) => containsText(`${firstName} ${lastName}`, word) || containsText(email, word)) &&
    (role === undefined || userRoles[person.role] === role) &&
    (contactType === undefined || person.contactTypes.includes(contactType)) &&
    (state === undefined || (state === 'disabled') === isDisabled)
  );
}

function personBy(id: string, { state }: MockCall): MockPerson {
  const person = state.people.get(id);
  if (person === undefined) throw notFound('There is no such account.');
  return person;
}

function factsOf({ id, role }: MockPerson, { state }: MockCall): UserFacts {
  const facts = { id, role: userRoles[role], isDisabled: state.disabled.has(id) };
  const others = state.people
    .values()
    .filter((other) => other.id !== id && other.role === 'Admin' && !state.disabled.has(other.id));
  return { ...facts, isLastAdministrator: isLastAdministrator(facts, others.length) };
}

function userReply(person: MockPerson, { state, now }: MockCall): User {
  const { id, firstName, lastName, email, role, contactTypes, memberNumber } = person;
  return {
    ...{ id, firstName, lastName, email, memberNumber },
    role: userRoles[role],
    contactTypes: [...contactTypes],
    createdAt: accountMadeAt(person, now).toISOString(),
    disabledAt: state.disabled.get(id)?.at.toISOString() ?? null,
  };
}

function detailReply(person: MockPerson, call: MockCall): UserDetail {
  const { state } = call;
  const disabling = state.disabled.get(person.id);
  return {
    ...userReply(person, call),
    disabling: disabling === undefined ? null : { reason: disabling.reason, by: disabling.by },
    membershipsCount: state.communities
      .values()
      .filter(({ id }) => membershipOf(state, id, person.id)?.status === 'Joined').length,
    ...userOptions(factsOf(person, call), viewerOf(call)),
  };
}
