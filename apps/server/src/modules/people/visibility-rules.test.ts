import { bringsPeopleIn, globalPermissions, seesAccount } from '@portal/rules';
import { isStaffLevel, type UserRole, userRoles } from '@portal/kit/access';
import { and, eq, inArray } from 'drizzle-orm';
import { expect } from 'vitest';
import { memberships, people } from '../../db/schema/index.ts';
import { testNow } from '../../testing/test-clock.ts';
import { testCommunityNames, type TestPersonName, testPersonNames } from '../../testing/test-people.ts';
import { testWithServer } from '../../testing/server-test.ts';
import type { Person } from '../../http/person.ts';
import { communityAccessById } from '../community-access/index.ts';
import { isSeenBy } from './visibility.queries.ts';

const test = testWithServer();

const staff: Partial<Record<TestPersonName, UserRole>> = {
  admin: userRoles.Admin,
  manager: userRoles.Manager,
  owner: userRoles.WorkSpaceOwner,
};

function personCalled(id: TestPersonName): Person {
  const role = staff[id] ?? userRoles.Standard;
  const segmentIds = id === 'member' ? ['north'] : [];
  const permissions = globalPermissions(role);
  return {
    id,
    role,
    segmentIds,
    permissions,
    contactTypes: ['Member'],
    membershipLapsed: false,
    sessionId: '',
    impersonator: null,
    scope: null,
    origin: null,
  };
}

test('the query of people finds those whom the rule shows, for every reader', async ({ server }) => {
  for (const name of testPersonNames) {
    const person = personCalled(name);
    const all = await Promise.all(testCommunityNames.map((id) => communityAccessById(server.db, id, person, testNow)));
    const accesses = all.filter((access) => access !== null);
    const places = accesses.filter(({ isSeen, isJoined }) => isSeen && isJoined).map(({ id }) => id);
    const joined = await server.db
      .select({ id: memberships.personId })
      .from(memberships)
      .where(and(inArray(memberships.communityId, places), eq(memberships.status, 'Joined')));
    const facts = {
      isStaff: isStaffLevel(person),
      bringsPeopleIn: accesses.some((access) => access.status === 'Joined' && bringsPeopleIn(access)),
    };
    const expected = testPersonNames.filter((id) =>
      seesAccount({ ...facts, isOneself: id === name, sharesCommunity: joined.some((one) => one.id === id) }),
    );
    const found = await server.db
      .select({ id: people.id })
      .from(people)
      .where(isSeenBy(server.db, person, testNow));
    expect(found.map(({ id }) => id).toSorted(), name).toEqual(expected.toSorted());
  }
});
