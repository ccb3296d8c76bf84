import { communityRolesWith, globalPermissions, meetingVisibility } from '@portal/api/rules';
import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { communities, meetingPeople, meetings } from '../../db/schema/index.ts';
import type { Asking, Moment } from '../auth/asking.ts';
import { isJoined, isSeen, mine } from '../communities/visibility.ts';

/** What the person who asks is to a meeting: join it with `isMyPart`. */
export const myPart = alias(meetingPeople, 'my_part');

export function isMyPart({ id }: Asking): SQL {
  return sql`${myPart.meetingId} = ${meetings.id} and ${myPart.personId} = ${id}`;
}

/** `managesMeetings()` in SQL; it forgets that what is archived is not written in, as the rule does. */
export function isManaged({ role }: Asking): SQL<boolean> {
  if (globalPermissions(role).has('meetingAll')) return sql<boolean>`true`;
  const looksAfter = and(eq(mine.status, 'Joined'), inArray(mine.role, communityRolesWith('meetingAll')));
  return sql<boolean>`coalesce(${looksAfter}, false)`;
}

/** `isMeetingShown()` in SQL, of meetings that may be removed; the query joins `communities`, `mine` and `myPart`. */
export function isShownOrRemoved(person: Asking, now: Moment): SQL | undefined {
  const joined = isJoined(person);
  const isFor = or(
    and(eq(meetings.visible, meetingVisibility.public), or(joined, sql`coalesce(${ne(mine.status, 'Blocked')}, true)`)),
    and(eq(meetings.visible, meetingVisibility.community), joined),
    and(eq(meetings.visible, meetingVisibility.private), joined, sql`coalesce(${myPart.isInvited}, false)`),
  );
  return and(isSeen(person, now), or(isManaged(person), isFor));
}

export function isShown(person: Asking, now: Moment): SQL | undefined {
  return and(sql`${meetings.deletedAt} is null`, isShownOrRemoved(person, now));
}

/** The community of a meeting. */
export const isOfCommunity = eq(communities.id, meetings.communityId);
