import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../db/connect.ts';
import { joinAnswers, joinQuestions, memberships, people } from '../../db/schema/index.ts';
import { fitsPattern } from '../../db/search.ts';
import { keyText } from '../../http/cursor.ts';
import type { Asking } from '../auth/index.ts';
import { personColumns } from '../people/index.ts';

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

/** Rank, names and id. */
export const placeShape = z.tuple([z.int().min(0).max(2), keyText, keyText, keyText]);

type Place = z.output<typeof placeShape>;

/** What differs in the text of a list. */
interface Listing {
  onlyKey: boolean;
  isSearched: boolean;
  isAfterKeyset: boolean;
}

export function selectMembers(db: Db, listing: Listing) {
  return db
    .select({
      ...memberColumns(anyViewer),
      // All are sorted by their names in any case; behind a place they are no longer all.
      total: listing.isAfterKeyset ? sql<number>`(${selectCount(db, listing)})` : sql<number>`count(*) over ()::int`,
      key: sql<Place>`json_build_array(${rank}, ${lastName}, ${firstName}, ${people.id})`,
    })
    .from(memberships)
    .innerJoin(people, eq(people.id, memberships.personId))
    .where(and(isListed(listing), listing.isAfterKeyset ? isBehind : undefined))
    .orderBy(rank, lastName, firstName, people.id)
    .limit(sql.placeholder('take'))
    .offset(sql.placeholder('skip'));
}

export function selectCount(db: Db, listing: Listing) {
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
