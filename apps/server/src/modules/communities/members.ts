import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { joinAnswers, joinQuestions, memberships, people } from '../../db/schema/index.ts';
import { containsText } from '../../db/search.ts';
import { paged, unpackCursor } from '../../http/cursor.ts';
import { personColumns } from '../people/repository.ts';

export interface MemberQuery {
  page: number;
  pageSize: number;
  after?: string | undefined;
  onlyKey: boolean;
  keyword?: string | undefined;
}

/** Moderators first, then editors, then everyone by name. */
const rank = sql<number>`case ${memberships.role} when 'Moderator' then 0 when 'Editor' then 1 else 2 end`;
const lastName = sql<string>`lower(${people.lastName})`;
const firstName = sql<string>`lower(${people.firstName})`;

const isHaveAnswers = sql<boolean>`exists (
  select 1 from ${joinAnswers} join ${joinQuestions} on ${joinQuestions.id} = ${joinAnswers.questionId}
  where ${joinQuestions.communityId} = ${memberships.communityId} and ${joinAnswers.personId} = ${memberships.personId})`;

export type MemberRow = Awaited<ReturnType<typeof listMembers>>['rows'][number];

export async function listMembers(db: Db, communityId: string, query: MemberQuery) {
  const keyword = query.keyword?.trim() ?? '';
  const where = and(
    eq(memberships.communityId, communityId),
    eq(memberships.status, 'Joined'),
    query.onlyKey ? sql`${memberships.role} <> 'Member'` : undefined,
    keyword === '' ? undefined : containsText(sql`${people.firstName} || ' ' || ${people.lastName}`, keyword),
  );
  const found = await db
    .select({
      ...personColumns,
      role: memberships.role,
      status: memberships.status,
      joinedAt: memberships.joinedAt,
      organisationName: people.organisationName,
      homeState: people.homeState,
      email: people.email,
      reason: memberships.reason,
      updatedAt: memberships.updatedAt,
      isHaveAnswers,
      key: sql<[number, string, string, string]>`json_build_array(${rank}, ${lastName}, ${firstName}, ${people.id})`,
    })
    .from(memberships)
    .innerJoin(people, eq(people.id, memberships.personId))
    .where(and(where, query.after === undefined ? undefined : behind(query.after)))
    .orderBy(rank, lastName, firstName, people.id)
    .limit(query.pageSize + 1)
    .offset(query.after === undefined ? (query.page - 1) * query.pageSize : 0);
  const [count] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(memberships)
    .innerJoin(people, eq(people.id, memberships.personId))
    .where(where);
  return { ...paged(found, query.pageSize, (row) => row.key), total: count?.total ?? 0 };
}

function behind(after: string) {
  const [position = '', last = '', first = '', id = ''] = unpackCursor(after, 4);
  return sql`(${rank}, ${lastName}, ${firstName}, ${people.id}) > (${Number.parseInt(position, 10) || 0}, ${last}, ${first}, ${id})`;
}
