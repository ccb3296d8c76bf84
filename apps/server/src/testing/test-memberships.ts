import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { communities, memberships, people } from '../db/schema/index.ts';
import type { TestCommunityName } from './test-people.ts';
import type { TestServer } from './test-server.ts';

type Membership = Pick<typeof memberships.$inferInsert, 'status'> & Partial<typeof memberships.$inferInsert>;

/** A new person, with a membership where one is asked for, and the counts of its community. */
export async function seedMember(
  { db, clock }: TestServer,
  communityId: TestCommunityName,
  membership: Membership | null,
  name: { firstName?: string; lastName?: string } = {},
): Promise<string> {
  const id = randomUUID();
  const at = clock.now();
  const { firstName = 'Somebody', lastName = 'New' } = name;
  await db.insert(people).values({
    ...{ id, email: `${id}@example.org`, passwordHash: '', firstName, lastName },
    ...{ contactTypes: ['Member'], createdAt: at },
  });
  if (membership === null) return id;
  await db.insert(memberships).values({ communityId, personId: id, joinedAt: at, updatedAt: at, ...membership });
  const [joined, waiting] = [membership.status === 'Joined' ? 1 : 0, membership.status === 'Awaiting' ? 1 : 0];
  await db
    .update(communities)
    .set({
      membersCount: sql`${communities.membersCount} + ${joined}`,
      pendingMembersCount: sql`${communities.pendingMembersCount} + ${waiting}`,
    })
    .where(eq(communities.id, communityId));
  return id;
}
