import { communityRolesWith, globalPermissions, meetingReplies, meetingVisibility } from '@portal/rules';
import { type UserRole, userRoles } from '@portal/kit/access';
import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { communities, meetingPeople, meetings, memberships, people, personSegments } from '../../db/schema/index.ts';
import type { Asking, Moment } from '../auth/index.ts';
import { isJoined, isSeen, mine } from '../community-access/index.ts';

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

const segmentsOfThem = sql`array(select ${personSegments.segmentId} from ${personSegments} where ${personSegments.personId} = ${people.id})`;

/** The same of each of several `people`, whose parts in the meeting and the community are `myPart` and `mine`: who is disabled, removed, blocked or no longer invited is left out. */
export function isShownToThem(now: Moment): SQL {
  const shownTo = (role: UserRole) =>
    isShown({ role, permissions: globalPermissions(role), id: sql`${people.id}`, segmentIds: segmentsOfThem }, now);
  const { Standard, ...ofStaff } = userRoles;
  const cases = Object.values(ofStaff).map((role) => sql`when ${sql.raw(String(role))} then ${shownTo(role)}`);
  return sql`(${people.disabledAt} is null and case ${people.role} ${sql.join(cases, sql` `)} else ${shownTo(Standard)} end)`;
}

/** How many go to a meeting, of those who may still know of it; within a selection of meetings and their communities. */
export function goingCount(now: Moment): SQL {
  return sql`(select count(*)::int from ${meetingPeople} my_part
    join ${people} on ${people.id} = ${myPart.personId}
    left join ${memberships} mine on ${mine.communityId} = ${communities.id} and ${mine.personId} = ${people.id}
    where ${myPart.meetingId} = ${meetings.id} and ${myPart.status} = ${sql.raw(String(meetingReplies.going))} and ${isShownToThem(now)})`;
}

/** The community of a meeting. */
export const isOfCommunity = eq(communities.id, meetings.communityId);
