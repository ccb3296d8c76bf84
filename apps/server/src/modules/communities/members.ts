import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { joinAnswers, joinQuestions, memberships, people } from '../../db/schema/index.ts';
import { containsText } from '../../db/search.ts';
import { keyText, paged } from '../../http/cursor.ts';
import { personColumns } from '../people/person-columns.ts';
import type { CommunityCall } from './access.ts';

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

/** Rank, names and id. */
const placeShape = z.tuple([z.int().min(0).max(2), keyText, keyText, keyText]);
type Place = z.output<typeof placeShape>;

export async function listMembers(query: MemberQuery, call: CommunityCall) {
  const { db } = call;
  const { id: communityId } = call.facts.community;
  const cursor = call.deps.cursors(`members of ${communityId}`, placeShape);
  const place = query.after === undefined ? null : cursor.unpack(query.after);
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
      key: sql<Place>`json_build_array(${rank}, ${lastName}, ${firstName}, ${people.id})`,
    })
    .from(memberships)
    .innerJoin(people, eq(people.id, memberships.personId))
    .where(and(where, place === null ? undefined : behind(place)))
    .orderBy(rank, lastName, firstName, people.id)
    .limit(query.pageSize + 1)
    .offset(place === null ? (query.page - 1) * query.pageSize : 0);
  const [count] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(memberships)
    .innerJoin(people, eq(people.id, memberships.personId))
    .where(where);
  return { ...paged(found, query.pageSize, (row) => row.key, cursor), total: count?.total ?? 0 };
}

function behind([position, last, first, id]: Place) {
  return sql`(${rank}, ${lastName}, ${firstName}, ${people.id}) > (${position}, ${last}, ${first}, ${id})`;
}
