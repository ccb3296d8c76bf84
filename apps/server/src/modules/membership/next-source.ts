import { and, asc, eq, isNull, not, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { prepared } from '../../db/prepared.ts';
import { communities, memberships } from '../../db/schema/index.ts';
import { personOf } from '../../http/call.ts';
import { anyMoment, fillingIn } from '../auth/index.ts';
import { isArchived } from '../community-access/index.ts';
import type { NextSource } from '../next-steps/index.ts';

/** More than anybody looks after. */
const most = 50;

const asking = alias(memberships, 'asking');

/** People who ask to come into the communities that somebody moderates; into an archive nobody is let in. */
export const peopleToLetIn: NextSource = {
  part: { module: 'communities' },
  async stepsOf(call) {
    const person = personOf(call);
    const statement = prepared(call.db, 'people to let in', () =>
      call.db
        .select({
          id: communities.id,
          title: communities.name,
          alias: communities.alias,
          count: sql<number>`count(*)::int`,
        })
        .from(memberships)
        .innerJoin(communities, eq(communities.id, memberships.communityId))
        .innerJoin(asking, and(eq(asking.communityId, communities.id), eq(asking.status, 'Awaiting')))
        .where(
          and(
            eq(memberships.personId, sql.placeholder('personId')),
            eq(memberships.status, 'Joined'),
            eq(memberships.role, 'Moderator'),
            isNull(communities.deletedAt),
            not(isArchived(anyMoment)),
          ),
        )
        .groupBy(communities.id)
        .orderBy(asc(communities.id))
        .limit(most),
    );
    const rows = await statement.execute(fillingIn(person, call.now));
    return rows.map((row) => ({ ...row, kind: 'letIn', by: null, cpd: null }) as const);
  },
};
