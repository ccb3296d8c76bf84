import { isDeepStrictEqual } from 'node:util';
import { permission, type Permission } from '@portal/api/contract';
import { globalPermissions, isRecommended as recommendedByRule } from '@portal/rules';
import { userRoles } from '@portal/kit/access';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { communities, communitySegments, people } from '../../db/schema/index.ts';
import { testNow } from '../../testing/test-clock.ts';
import { testWithServer } from '../../testing/server-test.ts';
import type { TestServer } from '../../testing/test-server.ts';
import type { Person } from '../../http/person.ts';
import { holds } from '../posts/index.ts';
import { communityAccessColumns, communityAccessOf } from './community-access.queries.ts';
import { isArchived, isJoined, isMine, isRecommended, isSeen, mine } from './visibility.queries.ts';

const test = testWithServer();

const either = [true, false];
const [before, after] = [new Date(testNow.getTime() - 1), new Date(testNow.getTime() + 1)];
const times = [{}, { aliveStartAt: testNow, aliveEndAt: testNow }, { aliveStartAt: after }, { aliveEndAt: before }];
const ends = [{}, { archivedAt: testNow }, { archivedAt: after }, { deletedAt: before }];

/** Every kind of community: `north` in the id of those that are for one segment. */
const places = either.flatMap((isPublic) =>
  either.flatMap((isVisible) =>
    either.flatMap((isAutoJoin) =>
      either.flatMap((isForNorth) =>
        times.flatMap((time) => ends.map((end) => ({ isPublic, isVisible, isAutoJoin, isForNorth, ...time, ...end }))),
      ),
    ),
  ),
);

const memberships = [
  null,
  { status: 'Joined', role: 'Member' },
  { status: 'Joined', role: 'Editor' },
  { status: 'Joined', role: 'Moderator' },
  { status: 'Awaiting', role: 'Moderator' },
  { status: 'Blocked', role: 'Moderator' },
  { status: 'Removed', role: 'Editor' },
] as const;

type Decided = Exclude<Permission, 'postCreate' | 'commentCreate'>;
const decided = permission.options.filter((flag): flag is Decided => flag !== 'postCreate' && flag !== 'commentCreate');

async function seed(server: TestServer): Promise<void> {
  const rows = places.map(({ isForNorth, ...flags }, index) => ({
    id: `place-${index}-${isForNorth ? 'north' : 'all'}`,
    alias: `place-${index}`,
    name: `Place ${index}`,
    shortDescription: '',
    createdAt: testNow,
    ...flags,
  }));
  await server.db.insert(communities).values(rows);
  await server.db
    .insert(communitySegments)
    .values(rows.flatMap(({ id }) => (id.endsWith('north') ? [{ communityId: id, segmentId: 'north' }] : [])));
  await server.db.insert(people).values(
    memberships.map((_, index) => ({
      id: `reader-${index}`,
      email: `reader-${index}@example.org`,
      passwordHash: '',
      firstName: 'Reader',
      lastName: String(index),
      createdAt: testNow,
    })),
  );
  for (const [index, membership] of memberships.entries())
    if (membership !== null)
      await server.db.execute(sql`insert into memberships (community_id, person_id, role, status, updated_at)
        select id, ${`reader-${index}`}, ${membership.role}, ${membership.status}, now() from communities where id like 'place-%'`);
}

test('the queries decide as the rules do, for every role, membership, segment and kind of community', async ({
  server,
}) => {
  await seed(server);
  const readers = memberships.flatMap((_, index) =>
    Object.values(userRoles).flatMap((role) =>
      [['north'], []].map((segmentIds): Person => ({
        id: `reader-${index}`,
        role,
        segmentIds,
        contactTypes: ['Member'],
        membershipLapsed: false,
        sessionId: '',
        impersonator: null,
        scope: null,
        origin: null,
        permissions: globalPermissions(role),
      })),
    ),
  );
  const differences: unknown[] = [];
  let compared = 0;
  for (const person of readers) {
    const flags = sql<string[]>`array_remove(array[${sql.join(
      decided.map((flag) => sql`case when ${holds(person, flag)} then ${flag} end`),
      sql`, `,
    )}]::text[], null)`;
    const rows = await server.db
      .select({
        access: communityAccessColumns,
        isSeen: isSeen(person, testNow),
        isJoined: isJoined(person),
        isArchived: isArchived(testNow),
        isRecommended: isRecommended(person, testNow),
        flags,
      })
      .from(communities)
      .leftJoin(mine, isMine(person))
      .where(sql`${communities.id} like 'place-%'`);
    for (const { access, ...found } of rows) {
      const rule = communityAccessOf(access, person, testNow);
      const { isSeen: seen, isJoined: joined, isArchived: archived, permissions } = rule;
      const expected = {
        isSeen: seen,
        isJoined: joined,
        isArchived: archived,
        isRecommended: recommendedByRule(rule),
        flags: decided.filter((flag) => permissions.has(flag)),
      };
      if (!isDeepStrictEqual(found, expected)) differences.push({ access, person, found, expected });
      compared += 1;
    }
  }
  expect(differences).toEqual([]);
  expect(compared).toBe(places.length * readers.length);
});
