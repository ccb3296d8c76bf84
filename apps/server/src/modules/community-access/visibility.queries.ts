import { isStaffLevel } from '@portal/kit/access';
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { communities, communitySegments, memberships } from '../../db/schema/index.ts';
import { textArray } from '../../db/text-array.ts';
import { type Asking, inSql, type Moment } from '../auth/index.ts';

/** The membership of the person who asks: join it with `isMine`. */
export const mine = alias(memberships, 'mine');

export function isMine(person: Asking): SQL {
  return sql`${mine.communityId} = ${communities.id} and ${mine.personId} = ${person.id}`;
}

const isOpenToSegments = (person: Asking) =>
  or(
    sql`not exists (select 1 from ${communitySegments} where ${communitySegments.communityId} = ${communities.id})`,
    sql`exists (select 1 from ${communitySegments} where ${communitySegments.communityId} = ${communities.id} and ${communitySegments.segmentId} = any(${textArray(person.segmentIds)}))`,
  );

/** The segments that a community is for; without any it is for everyone. */
export const segmentIds = sql<
  string[]
>`array(select ${communitySegments.segmentId} from ${communitySegments} where ${communitySegments.communityId} = ${communities.id} order by 1)`;

/** `accessTo().isSeen` in SQL: a community that the person may know of. */
export function isSeen(person: Asking, now: Moment): SQL<boolean> {
  if (isStaffLevel(person)) return sql<boolean>`${communities.deletedAt} is null`;
  const condition = and(
    isNull(communities.deletedAt),
    or(
      and(eq(mine.status, 'Joined'), eq(mine.role, 'Moderator')),
      isOffered(person, now, sql`${mine.status} in ('Joined', 'Awaiting')`),
    ),
  );
  return sql<boolean>`coalesce(${condition}, false)`;
}

/** The same for a person without a membership there, so that nothing needs to be looked up in the memberships. */
export function isSeenWithoutMembership(person: Asking, now: Moment): SQL | undefined {
  if (isStaffLevel(person)) return isSeen(person, now);
  return and(isNull(communities.deletedAt), isOffered(person, now));
}

/** In time and for the person's segments, and shown to everyone or to who belongs to it. */
function isOffered(person: Asking, now: Moment, belongs?: SQL): SQL | undefined {
  const moment = inSql(now);
  return and(
    or(communities.isPublic, communities.isVisible, belongs),
    isOpenToSegments(person),
    sql`coalesce(${communities.aliveStartAt} <= ${moment}, true)`,
    sql`coalesce(${communities.aliveEndAt} >= ${moment}, true)`,
  );
}

/** `accessTo().isJoined` in SQL: a community the person counts as a member of. */
export function isJoined(person: Asking): SQL<boolean> {
  if (isStaffLevel(person)) return sql<boolean>`true`;
  return sql<boolean>`(coalesce(${mine.status} <> 'Blocked', true) and (${communities.isAutoJoin} or coalesce(${mine.status} = 'Joined', false)))`;
}

/**
 * What `isJoined` implies, in words that let PostgreSQL begin with the few communities of a person: beside it this changes how long a list takes,
 * never what is in it.
 */
export function isAmongJoined(person: Asking): SQL | undefined {
  if (isStaffLevel(person)) return undefined;
  return sql`${communities.id} in (select community_id from ${memberships} where person_id = ${person.id} and status = 'Joined'
    union all select id from ${communities} where is_auto_join)`;
}

/** `isRecommended()` in SQL: a community that the person could join. */
export function isRecommended(person: Asking, now: Moment): SQL<boolean> {
  return sql<boolean>`(${isSeen(person, now)} and not ${isJoined(person)} and not ${isArchived(now)} and coalesce(${mine.status} not in ('Blocked', 'Awaiting'), true))`;
}

/** `isArchivedAt()` in SQL. */
export function isArchived(now: Moment): SQL<boolean> {
  return sql<boolean>`coalesce(${communities.archivedAt} <= ${inSql(now)}, false)`;
}
