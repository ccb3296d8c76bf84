import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { memberships, people } from '../../db/schema/index.ts';

/** Whether somebody besides a person moderates a community. */
export async function hasOtherModerator(db: Db, communityId: string, personId: string): Promise<boolean> {
  const [other] = await db
    .select({ id: memberships.personId })
    .from(memberships)
    .innerJoin(people, eq(people.id, memberships.personId))
    .where(
      and(
        eq(memberships.communityId, communityId),
        eq(memberships.status, 'Joined'),
        eq(memberships.role, 'Moderator'),
        ne(memberships.personId, personId),
        isNull(people.disabledAt),
      ),
    )
    .limit(1);
  return other !== undefined;
}
