import { bringingIn, communityRolesWith } from '@portal/rules';
import { isStaffLevel } from '@portal/kit/access';
import { and, eq, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect.ts';
import { communities, memberships, people } from '../../db/schema/index.ts';
import type { Asking, Moment } from '../auth/index.ts';
import { isJoined, isMine, isSeen, mine } from '../community-access/index.ts';

const theirs = alias(memberships, 'theirs');

/** `seesAccount()` in SQL: whose account a person may see. A disabled account is nobody's. */
export function isSeenBy(db: Db, person: Asking, now: Moment): SQL | undefined {
  const isEnabled = isNull(people.disabledAt);
  if (isStaffLevel(person)) return isEnabled;
  return and(isEnabled, or(eq(people.id, person.id), bringsPeopleIn(db, person), isInCommon(db, person, now)));
}

/** Of those whose accounts a person may see, those whom they meet: who brings people in looks for others where they do that. */
export function isMetBy(db: Db, person: Asking, now: Moment): SQL | undefined {
  return isStaffLevel(person) ? isNull(people.disabledAt) : and(isNull(people.disabledAt), isInCommon(db, person, now));
}

/** In a community that the person may read. */
function isInCommon(db: Db, person: Asking, now: Moment): SQL {
  const inCommon = db
    .select({ one: sql`1` })
    .from(theirs)
    .innerJoin(communities, eq(communities.id, theirs.communityId))
    .leftJoin(mine, isMine(person))
    .where(and(eq(theirs.personId, people.id), eq(theirs.status, 'Joined'), isSeen(person, now), isJoined(person)));
  return exists(inCommon);
}

function bringsPeopleIn(db: Db, person: Asking): SQL {
  const roles = bringingIn.flatMap(communityRolesWith);
  return exists(
    db
      .select({ one: sql`1` })
      .from(memberships)
      .innerJoin(communities, eq(communities.id, memberships.communityId))
      .where(
        and(
          eq(memberships.personId, person.id),
          eq(memberships.status, 'Joined'),
          inArray(memberships.role, roles),
          isNull(communities.deletedAt),
        ),
      ),
  );
}
