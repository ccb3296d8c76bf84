import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect.ts';
import { counted } from '../../db/counted.ts';
import { prepared } from '../../db/prepared.ts';
import {
  categories,
  communities,
  communityCategories,
  communityFavourites,
  communityLikes,
  communityTags,
  memberships,
  people,
} from '../../db/schema/index.ts';
import { columnsExcept } from '../../db/columns-except.ts';
import { fitsPattern, patternOf } from '../../db/search.ts';
import { textArray } from '../../db/text-array.ts';
import { anyMoment, anyoneLike, type Asking, fillingIn, roleIn } from '../auth/asking.ts';
import type { Person } from '../auth/person.ts';
import type { PersonRow } from '../people/person-reply.ts';
import { personJson } from '../people/person-columns.ts';
import { isAmongJoined, isJoined, isMine, isRecommended, isSeen, mine, segmentIds } from './visibility.ts';

const faceCount = 5;

/** A community as one person sees it, in one row. */
function columns(person: Asking) {
  return {
    ...columnsExcept(communities, 'aboutJson', 'aboutHtml', 'termsJson', 'termsHtml', 'searchText'),
    status: mine.status,
    role: mine.role,
    joinedAt: mine.joinedAt,
    isLiked: markedBy(communityLikes, person),
    isFavorite: markedBy(communityFavourites, person),
    categories: sql<{ id: string; name: string }[]>`coalesce((
      select json_agg(json_build_object('id', ${categories.id}, 'name', ${categories.name}) order by ${categories.name})
      from ${communityCategories} join ${categories} on ${categories.id} = ${communityCategories.categoryId}
      where ${communityCategories.communityId} = ${communities.id}), '[]'::json)`,
    segmentIds,
    tagsId: sql<
      string[]
    >`array(select ${communityTags.tagId} from ${communityTags} where ${communityTags.communityId} = ${communities.id} order by 1)`,
    faces: sql<PersonRow[]>`coalesce((
      select json_agg(face.person) from (
        select ${personJson} as person from (${sql.join(firstOfRoles, sql` union all `)}) first join ${people} on ${people.id} = first.person_id
        order by first.rank, first.joined_at, ${people.id} limit ${faceCount}) face), '[]'::json)`,
  };
}

/** Of each role the first, by the index of the members: a community may have a hundred thousand. */
const firstOfRoles = ['Moderator', 'Editor', 'Member'].map(
  (role, rank) => sql`(select person_id, joined_at, ${sql.raw(String(rank))} as rank from ${memberships}
    where community_id = ${communities.id} and status = 'Joined' and role = ${sql.raw(`'${role}'`)} order by joined_at, person_id limit ${faceCount})`,
);

function markedBy(table: typeof communityLikes, person: Asking) {
  return sql<boolean>`exists (select 1 from ${table} where ${table.communityId} = ${communities.id} and ${table.personId} = ${person.id})`;
}

/** The caller says how many there are in all where that is asked for. */
function select(db: Db, person: Asking, total = sql<number>`0`) {
  const fields = { ...columns(person), total };
  return db.select(fields).from(communities).leftJoin(mine, isMine(person)).$dynamic();
}

export type CommunityRow = Omit<Awaited<ReturnType<typeof select>>[number], 'total'>;

export interface CommunityFilter {
  onlyJoined: boolean;
  onlyFavorite: boolean;
  categoryIds: readonly string[];
  tagIds: readonly string[];
  communityIds: readonly string[];
  keyword: string;
}

/** Which texts a list needs: what narrows it rarely is in one text with what does not narrow, so that there are eight for a role and not sixty-four. */
function listingOf(filter: CommunityFilter) {
  const { onlyJoined, onlyFavorite, categoryIds, tagIds, communityIds, keyword } = filter;
  const isSearched = keyword.trim() !== '';
  const isNarrowed = onlyFavorite || [categoryIds, tagIds, communityIds].some((ids) => ids.length > 0);
  const given = (ids: readonly string[]) => (ids.length > 0 ? ids : null);
  return {
    onlyJoined,
    isSearched,
    isNarrowed,
    name: `communities${onlyJoined ? ' joined' : ''}${isNarrowed ? ' narrowed' : ''}${isSearched ? ' by word' : ''}`,
    filled: {
      onlyFavorite,
      categoryIds: given(categoryIds),
      tagIds: given(tagIds),
      communityIds: given(communityIds),
      pattern: patternOf(keyword),
    },
  };
}

type Listing = ReturnType<typeof listingOf>;

export async function listCommunities(
  db: Db,
  filter: CommunityFilter,
  { page, pageSize }: { page: number; pageSize: number },
  person: Person,
  now: Date,
) {
  const listing = listingOf(filter);
  const filled = { ...fillingIn(person, now), ...listing.filled };
  const anyone = anyoneLike(person);
  const counting = () => selectCount(db, isListed(listing, anyone), anyone);
  const statement = prepared(db, roleIn(listing.name, person), () =>
    select(db, anyone, sql<number>`(${counting()})`)
      .where(isListed(listing, anyone))
      .orderBy(sql`lower(${communities.name})`, communities.id)
      .limit(sql.placeholder('take'))
      .offset(sql.placeholder('skip')),
  );
  const found = await statement.execute({ ...filled, take: pageSize, skip: (page - 1) * pageSize });
  return counted(found, () => prepared(db, roleIn(`how many ${listing.name}`, person), counting).execute(filled));
}

function isListed({ onlyJoined, isSearched, isNarrowed }: Listing, person: Asking): SQL | undefined {
  return and(
    isSeen(person, anyMoment),
    onlyJoined ? and(isAmongJoined(person), isJoined(person)) : undefined,
    isSearched ? fitsPattern(communities.searchText, sql.placeholder('pattern')) : undefined,
    isNarrowed ? and(...narrowing(person)) : undefined,
  );
}

/** A filter that nobody has set lets everything through. */
function narrowing(person: Asking): SQL[] {
  const ids = sql.placeholder('communityIds');
  return [
    sql`(${sql.placeholder('onlyFavorite')}::boolean is not true or ${markedBy(communityFavourites, person)})`,
    hasAny(communityCategories, communityCategories.categoryId, sql.placeholder('categoryIds')),
    hasAny(communityTags, communityTags.tagId, sql.placeholder('tagIds')),
    sql`(${textArray(ids)} is null or ${communities.id} = any(${textArray(ids)}))`,
  ];
}

function hasAny(table: typeof communityCategories | typeof communityTags, column: PgColumn, ids: Placeholder): SQL {
  const has = sql`exists (select 1 from ${table} where ${table.communityId} = ${communities.id} and ${column} = any(${textArray(ids)}))`;
  return sql`(${textArray(ids)} is null or ${has})`;
}

async function countCommunities(db: Db, where: SQL | undefined, person: Person): Promise<number> {
  const [row] = await selectCount(db, where, person);
  return row?.total ?? 0;
}

function selectCount(db: Db, where: SQL | undefined, person: Asking) {
  return db
    .select({ total: sql<number>`count(*)::int` })
    .from(communities)
    .leftJoin(mine, isMine(person))
    .where(where);
}

export async function communityById(db: Db, id: string, person: Person): Promise<CommunityRow | null> {
  const statement = prepared(db, 'community by id', () =>
    select(db, anyoneLike(person)).where(eq(communities.id, sql.placeholder('id'))),
  );
  const [row] = await statement.execute({ ...fillingIn(person), id });
  return row ?? null;
}

/** The communities a person belongs to by name, the liveliest first chosen; how many they are in all comes along. */
export async function topJoined(db: Db, person: Person, now: Date, count: number) {
  const where = and(isSeen(person, now), isJoined(person));
  const rows = await select(db, person)
    .where(where)
    .orderBy(sql`${communities.latestActivityAt} desc nulls last`, communities.id)
    .limit(count);
  return { rows, total: await countCommunities(db, where, person) };
}

export function topModerated(db: Db, person: Person, now: Date, count: number): Promise<CommunityRow[]> {
  return select(db, person)
    .where(and(isSeen(person, now), eq(mine.status, 'Joined'), eq(mine.role, 'Moderator')))
    .orderBy(sql`lower(${communities.name})`, communities.id)
    .limit(count);
}

export function favourites(db: Db, person: Person, now: Date, count: number): Promise<CommunityRow[]> {
  return select(db, person)
    .where(and(isSeen(person, now), markedBy(communityFavourites, person)))
    .orderBy(sql`lower(${communities.name})`, communities.id)
    .limit(count);
}

/** Communities not yet joined, those first that share the most categories with the joined ones, then the largest. */
export function recommended(db: Db, person: Person, now: Date, count: number): Promise<CommunityRow[]> {
  const shared = sql`(select count(*) from ${communityCategories} where ${communityCategories.communityId} = ${communities.id} and ${communityCategories.categoryId} in (
    select other.category_id from ${memberships} joined join ${communityCategories} other on other.community_id = joined.community_id
    where joined.person_id = ${person.id} and joined.status = 'Joined'))`;
  return select(db, person)
    .where(isRecommended(person, now))
    .orderBy(sql`${shared} desc`, sql`${communities.membersCount} desc`, communities.id)
    .limit(count);
}
