import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../db/connect.ts';
import { counted } from '../../db/counted.ts';
import { prepared } from '../../db/prepared.ts';
import { joinAnswers, joinQuestions, memberships, people } from '../../db/schema/index.ts';
import { fitsPattern, patternOf } from '../../db/search.ts';
import { personOf } from '../../http/call.ts';
import { keyText, paged } from '../../http/cursor.ts';
import type { Asking } from '../auth/index.ts';
import { personColumns } from '../people/index.ts';
import type { CommunityCall } from './access.ts';

export interface MemberQuery {
  page: number;
  pageSize: number;
  after?: string | undefined;
  onlyKey: boolean;
  keyword?: string | undefined;
}

/** Moderators first, then editors, then everyone by name. */
export const rank = sql<number>`case ${memberships.role} when 'Moderator' then 0 when 'Editor' then 1 else 2 end`;
export const lastName = sql<string>`lower(${people.lastName})`;
export const firstName = sql<string>`lower(${people.firstName})`;

export const isHaveAnswers = sql<boolean>`exists (
  select 1 from ${joinAnswers} join ${joinQuestions} on ${joinQuestions.id} = ${joinAnswers.questionId}
  where ${joinQuestions.communityId} = ${memberships.communityId} and ${joinAnswers.personId} = ${memberships.personId})`;

/** A member in the lists of a community; the query joins `memberships` with `people`. */
export function memberColumns(viewer: Pick<Asking, 'id'>) {
  return {
    ...personColumns(viewer),
    role: memberships.role,
    status: memberships.status,
    joinedAt: memberships.joinedAt,
    organisationName: people.organisationName,
    homeState: people.homeState,
    email: people.email,
    reason: memberships.reason,
    updatedAt: memberships.updatedAt,
    isHaveAnswers,
  };
}

/** Whoever looks at a list, filled in later. */
export const anyViewer = { id: sql.placeholder('viewerId') };

export type MemberRow = Omit<Awaited<ReturnType<typeof selectMembers>>[number], 'total' | 'key'>;

/** Rank, names and id. */
const placeShape = z.tuple([z.int().min(0).max(2), keyText, keyText, keyText]);
type Place = z.output<typeof placeShape>;

/** What differs in the text of a list. */
interface Listing {
  onlyKey: boolean;
  isSearched: boolean;
  isBehindPlace: boolean;
}

export async function listMembers(query: MemberQuery, call: CommunityCall) {
  const { db } = call;
  const { id: communityId } = call.facts.community;
  const cursor = call.deps.cursors(`members of ${communityId}`, placeShape);
  const place = query.after === undefined ? null : cursor.unpack(query.after);
  const isSearched = (query.keyword?.trim() ?? '') !== '';
  const listing = { onlyKey: query.onlyKey, isSearched, isBehindPlace: place !== null };
  const name = `members${query.onlyKey ? ' key' : ''}${isSearched ? ' by word' : ''}`;
  const filled = { communityId, viewerId: personOf(call).id, pattern: patternOf(query.keyword ?? '') };
  const [position, last, first, id] = place ?? [];
  const skip = place === null ? (query.page - 1) * query.pageSize : 0;
  const counting = () => selectCount(db, listing);
  const found = await prepared(db, place ? `${name} behind a place` : name, () => selectMembers(db, listing)).execute({
    ...filled,
    ...{ position, last, first, id, skip, take: query.pageSize + 1 },
  });
  const { rows, total } = await counted(found, () => prepared(db, `how many ${name}`, counting).execute(filled));
  return { ...paged(rows, query.pageSize, (row) => row.key, cursor), total };
}

function selectMembers(db: Db, listing: Listing) {
  return db
    .select({
      ...memberColumns(anyViewer),
      // All are sorted by their names in any case; behind a place they are no longer all.
      total: listing.isBehindPlace ? sql<number>`(${selectCount(db, listing)})` : sql<number>`count(*) over ()::int`,
      key: sql<Place>`json_build_array(${rank}, ${lastName}, ${firstName}, ${people.id})`,
    })
    .from(memberships)
    .innerJoin(people, eq(people.id, memberships.personId))
    .where(and(isListed(listing), listing.isBehindPlace ? isBehind : undefined))
    .orderBy(rank, lastName, firstName, people.id)
    .limit(sql.placeholder('take'))
    .offset(sql.placeholder('skip'));
}

function selectCount(db: Db, listing: Listing) {
  const all = db
    .select({ total: sql<number>`count(*)::int` })
    .from(memberships)
    .$dynamic();
  // Each membership has its person, who is looked at for the name alone.
  const looked = listing.isSearched ? all.innerJoin(people, eq(people.id, memberships.personId)) : all;
  return looked.where(isListed(listing));
}

function isListed({ onlyKey, isSearched }: Listing) {
  return and(
    eq(memberships.communityId, sql.placeholder('communityId')),
    eq(memberships.status, 'Joined'),
    onlyKey ? sql`${memberships.role} <> 'Member'` : undefined,
    isSearched ? fitsPattern(people.searchName, sql.placeholder('pattern')) : undefined,
  );
}

const isBehind = sql`(${rank}, ${lastName}, ${firstName}, ${people.id}) > (${sql.placeholder('position')}, ${sql.placeholder('last')}, ${sql.placeholder('first')}, ${sql.placeholder('id')})`;
