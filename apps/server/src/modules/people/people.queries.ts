import { seesEmails } from '@portal/rules';
import { userRoles } from '@portal/kit/access';
import { and, arrayOverlaps, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { memberships, people, personSegments, segments } from '../../db/schema/index.ts';
import { containsText, fitsPattern, patternOf } from '../../db/search.ts';
import type { Person } from '../../http/person.ts';
import { personColumns } from './person-columns.queries.ts';
import { isSeenBy } from './visibility.queries.ts';

interface Asker {
  db: Db;
  asking: Pick<Person, 'id'>;
}

export interface AccountsPage {
  page: number;
  pageSize: number;
  sortBy: 'firstName' | 'lastName';
}

const segmentsOfPerson = sql<{ id: string; name: string }[]>`coalesce((
  select json_agg(json_build_object('id', ${segments.id}, 'name', ${segments.name}) order by ${segments.name})
  from ${personSegments} join ${segments} on ${segments.id} = ${personSegments.segmentId}
  where ${personSegments.personId} = ${people.id}), '[]'::json)`;

const accountColumns = {
  role: people.role,
  contactTypes: people.contactTypes,
  organisationName: people.organisationName,
  email: people.email,
  segments: segmentsOfPerson,
};

const firstName = sql`lower(${people.firstName})`;
const lastName = sql`lower(${people.lastName})`;
const orders = { firstName: [firstName, lastName, people.id], lastName: [lastName, firstName, people.id] };

/** A page of the accounts that fit, with how many do; asked about a community, with how each person stands to it. */
export async function listAccounts(
  { db, asking }: Asker,
  where: SQL | undefined,
  { page, pageSize, sortBy }: AccountsPage,
  communityId?: string,
) {
  const inCommunity = and(eq(memberships.personId, people.id), eq(memberships.communityId, communityId ?? ''));
  const rows = await db
    .select({ ...personColumns(asking), ...accountColumns, membershipStatus: memberships.status })
    .from(people)
    .leftJoin(memberships, inCommunity)
    .where(where)
    .orderBy(...orders[sortBy])
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [count] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(people)
    .where(where);
  return { rows, total: count?.total ?? 0 };
}

export type AccountRow = Awaited<ReturnType<typeof listAccounts>>['rows'][number];

/** People with every word of the keyword in their name, or in their e-mail where that may be searched. */
export function isFoundBy(keyword: string, withEmail: boolean): SQL | undefined {
  const words = keyword.trim().split(/\s+/);
  return and(...words.map((word) => (withEmail ? or(isNamed(word), containsText(people.email, word)) : isNamed(word))));
}

const isNamed = (word: string) => fitsPattern(people.searchName, patternOf(word));

const isNoAdministrator = ne(people.role, userRoles.Admin);

export function isSeenWithId(db: Db, id: string, person: Person, now: Date) {
  return and(eq(people.id, id), isSeenBy(db, person, now));
}

export function isFoundAmong(db: Db, person: Person, keyword: string, includeAdminUsers: boolean, now: Date) {
  return and(
    isSeenBy(db, person, now),
    isFoundBy(keyword, seesEmails(person)),
    includeAdminUsers ? undefined : isNoAdministrator,
  );
}

export function isAmong(
  db: Db,
  accountIds: string[],
  person: Person,
  contactTypes: ('Member' | 'ClientUser' | 'Staff')[] | undefined,
  now: Date,
) {
  return and(
    inArray(people.id, accountIds),
    isSeenBy(db, person, now),
    contactTypes === undefined ? undefined : arrayOverlaps(people.contactTypes, contactTypes),
  );
}
