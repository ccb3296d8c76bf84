import { isStaffLevel } from '@portal/kit/access';
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { communities, communitySegments, memberships } from '../../db/schema/index.ts';
import type { Person } from '../auth/person.ts';

/** The membership of the person who asks: join it with `isMine`. */
export const mine = alias(memberships, 'mine');

export function isMine(person: Person): SQL {
  return sql`${mine.communityId} = ${communities.id} and ${mine.personId} = ${person.id}`;
}

const isOpenToSegments = (person: Person) =>
  or(
    sql`not exists (select 1 from ${communitySegments} where ${communitySegments.communityId} = ${communities.id})`,
    sql`exists (select 1 from ${communitySegments} where ${communitySegments.communityId} = ${communities.id} and ${communitySegments.segmentId} = any(${textArray(person.segmentIds)}))`,
  );

/** The segments that a community is for; without any it is for everyone. */
export const segmentIds = sql<
  string[]
>`array(select ${communitySegments.segmentId} from ${communitySegments} where ${communitySegments.communityId} = ${communities.id} order by 1)`;

/** Drizzle spreads a JavaScript array into a list; PostgreSQL wants one value. */
export function textArray(values: readonly string[]): SQL {
  return sql`${sql.param(values)}::text[]`;
}

/** `accessTo().isSeen` in SQL: a community that the person may know of. */
export function isSeen(person: Person, now: Date): SQL<boolean> {
  if (isStaffLevel(person)) return sql<boolean>`${communities.deletedAt} is null`;
  const moment = now.toISOString();
  const condition = and(
    isNull(communities.deletedAt),
    or(
      and(eq(mine.status, 'Joined'), eq(mine.role, 'Moderator')),
      and(
        or(communities.isPublic, communities.isVisible, sql`${mine.status} in ('Joined', 'Awaiting')`),
        isOpenToSegments(person),
        sql`coalesce(${communities.aliveStartAt} <= ${moment}, true)`,
        sql`coalesce(${communities.aliveEndAt} >= ${moment}, true)`,
      ),
    ),
  );
  return sql<boolean>`coalesce(${condition}, false)`;
}

/** `accessTo().isJoined` in SQL: a community the person counts as a member of. */
export function isJoined(person: Person): SQL<boolean> {
  if (isStaffLevel(person)) return sql<boolean>`true`;
  return sql<boolean>`(coalesce(${mine.status} <> 'Blocked', true) and (${communities.isAutoJoin} or coalesce(${mine.status} = 'Joined', false)))`;
}

/** `isRecommended()` in SQL: a community that the person could join. */
export function isRecommended(person: Person, now: Date): SQL<boolean> {
  return sql<boolean>`(${isSeen(person, now)} and not ${isJoined(person)} and not ${isArchived(now)} and coalesce(${mine.status} not in ('Blocked', 'Awaiting'), true))`;
}

/** `isArchivedAt()` in SQL. */
export function isArchived(now: Date): SQL<boolean> {
  return sql<boolean>`coalesce(${communities.archivedAt} <= ${now.toISOString()}, false)`;
}
