import { userRoles } from '@portal/kit/access';
import { contract } from '@portal/api/contract';
import type { HandlersOf } from '../../mock/handler-types.ts';
import { type MockCall, viewerOf } from '../../mock/mock-call.ts';
import { notFound, refuse } from '../../mock/mock-problem.ts';
import { mockList } from '../../mock/mock-list.ts';
import { containsText, managedAccountRefusal, notManagingRefusal } from '@portal/rules';
import { removeMembership } from '../communities/state.ts';
import type { MockPerson } from '../people/state.ts';

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export const managers: HandlersOf<'managers'> = {
  list: mockList({
    endpoint: contract.managers.list,
    rows: ({ state }) =>
      state.people
        .values()
        .filter(({ id, role }) => role === 'Manager' && !state.disabled.has(id))
        .map(({ id, email, firstName, lastName }) => ({ id, email, firstName, lastName })),
    matches: ({ email }, { query }) => containsText(email, query.keyword ?? ''),
    sort: (a, b) => compareText(a.email.toLowerCase(), b.email.toLowerCase()),
  }),
  add({ body }, call) {
    const person = personBy(body.userEmail, call);
    refuse(managedAccountRefusal({ ...person, role: userRoles[person.role] }, viewerOf(call)));
    for (const { id: communityId } of call.state.communities.values())
      removeMembership(call.state, { communityId, personId: person.id });
    call.state.people.change(person.id, { role: 'Manager' });
    return {};
  },
  remove({ query }, call) {
    const person = personBy(query.userEmail, call);
    refuse(notManagingRefusal({ ...person, role: userRoles[person.role] }, viewerOf(call)));
    call.state.people.change(person.id, { role: 'Standard' });
    return {};
  },
};

function personBy(email: string, { state }: MockCall): MockPerson {
  const person = state.people.values().find((one) => one.email.toLowerCase() === email.toLowerCase());
  if (person === undefined || state.disabled.has(person.id)) throw notFound();
  return person;
}
