import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { memberships, people } from '../../db/schema/index.ts';
import type { memberColumns } from '../communities/index.ts';

export const atOnce = 500;

export function membersBehind(
  db: Db,
  communityId: string,
  columns: ReturnType<typeof memberColumns>,
  last: string | undefined,
) {
  return db
    .select(columns)
    .from(memberships)
    .innerJoin(people, eq(people.id, memberships.personId))
    .where(
      and(
        eq(memberships.communityId, communityId),
        inArray(memberships.status, ['Awaiting', 'Joined']),
        last === undefined ? undefined : gt(people.id, last),
      ),
    )
    .orderBy(people.id)
    .limit(atOnce);
}
