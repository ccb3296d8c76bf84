import type { contract, HandlerInput } from '@portal/api/contract';
import { userRoles } from '@portal/kit/access';
import { and, arrayContains, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { auditEvents, people } from '../../db/schema/index.ts';
import { isFoundBy } from '../people/index.ts';

const columns = {
  id: people.id,
  firstName: people.firstName,
  lastName: people.lastName,
  email: people.email,
  role: people.role,
  contactTypes: people.contactTypes,
  memberNum: people.memberNum,
  createdAt: people.createdAt,
  disabledAt: people.disabledAt,
};

type Wanted = Omit<HandlerInput<typeof contract.users.list>['query'], 'pageSize' | 'after'>;

export type UserRow = Awaited<ReturnType<typeof usersFound>>[number];

/** Of whom is erased, nothing is listed: their account is nobody's any more. */
function isWanted({ keyword, role, contactType, state }: Wanted): SQL | undefined {
  return and(
    isNull(people.erasedAt),
    keyword === '' ? undefined : isFoundBy(keyword, true),
    role === undefined ? undefined : isOfRole(role),
    contactType === undefined ? undefined : arrayContains(people.contactTypes, [contactType]),
    state === undefined ? undefined : (state === 'disabled' ? isNotNull : isNull)(people.disabledAt),
  );
}

/** The index of staff has none with the role of a member. */
export function isOfRole(role: number): SQL | undefined {
  return role === userRoles.Standard
    ? eq(people.role, role)
    : and(eq(people.role, role), sql`${people.role} <> ${sql.raw(String(userRoles.Standard))}`);
}

/** By name, after a place in that order. */
export async function usersFound(
  db: Db,
  wanted: Wanted,
  { place, limit }: { place: readonly [string, string, string] | null; limit: number },
) {
  const isBehind =
    place === null
      ? undefined
      : sql`(${people.lastName}, ${people.firstName}, ${people.id}) > (${place[0]}, ${place[1]}, ${place[2]})`;
  return db
    .select(columns)
    .from(people)
    .where(and(isWanted(wanted), isBehind))
    .orderBy(asc(people.lastName), asc(people.firstName), asc(people.id))
    .limit(limit);
}

export async function countUsers(db: Db, wanted: Wanted): Promise<number> {
  const [row] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(people)
    .where(isWanted(wanted));
  return row?.n ?? 0;
}

/** One account, with what decides about changes to it. */
export async function userById(db: Db, id: string) {
  // Written out: where one table is read, drizzle leaves its name out before the columns of a field.
  const membershipsCount = sql<number>`(select count(*)::int from memberships own
    where own.person_id = people.id and own.status = 'Joined')`;
  const otherAdministrators = sql<number>`(select count(*)::int from people other
    where other.role = ${sql.raw(String(userRoles.Admin))} and other.role <> 0 and other.disabled_at is null and other.id <> people.id)`;
  const [row = null] = await db
    .select({ ...columns, membershipsCount, otherAdministrators })
    .from(people)
    .where(and(eq(people.id, id), isNull(people.erasedAt)));
  return row;
}

/** Why an account was disabled at a moment, and by whom. */
export async function disablingOf(db: Db, id: string, at: Date) {
  const isIt = and(eq(auditEvents.personId, id), eq(auditEvents.at, at), eq(auditEvents.kind, 'accountDisabled'));
  const [row = null] = await db
    .select({
      reason: sql<string | null>`${auditEvents.data} ->> 'reason'`,
      firstName: people.firstName,
      lastName: people.lastName,
    })
    .from(auditEvents)
    .leftJoin(people, eq(people.id, sql`${auditEvents.data} ->> 'administratorId'`))
    .where(isIt)
    .orderBy(desc(auditEvents.id))
    .limit(1);
  return row;
}
