import { mostNewPosts } from '@portal/rules';
import { isStaffLevel } from '@portal/kit/access';
import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect.ts';
import { counted } from '../../db/counted.ts';
import { batchedCount } from '../../db/batched-count.ts';
import { byCommunityName } from '../../db/fragments.ts';
import { hasMark } from '../../db/has-mark.ts';
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
import { listed, listedId, textArray } from '../../db/text-array.ts';
import { batched } from '../../db/batched.ts';
import { anyMoment, anyoneLike, type Asking, fillingIn, roleIn } from '../auth/index.ts';
import type { Person } from '../../http/person.ts';
import {
  isAmongJoined,
  isJoined,
  isMine,
  isRecommended,
  isSeen,
  isSeenWithoutMembership,
  mine,
  segmentIds,
} from '../community-access/index.ts';
import { personJson, type PersonRow } from '../people/index.ts';

/** Written into the text: of a place that is filled in PostgreSQL would not know how few it lets through, and plan the statement anew each time. */
const faceCount = sql.raw('5');

/** Faces are read alike for all; who is connected with them is known where they are told. */
const isConnectedHere = sql<boolean>`false`;

/** What of a community is the same for everyone; who may know what of it is decided where it is told. */
const shared = {
  ...columnsExcept(communities, 'aboutJson', 'aboutHtml', 'termsJson', 'termsHtml', 'searchText'),
  categories: sql<{ id: string; name: string }[]>`coalesce((
    select json_agg(json_build_object('id', ${categories.id}, 'name', ${categories.name}) order by ${categories.name})
    from ${communityCategories} join ${categories} on ${categories.id} = ${communityCategories.categoryId}
    where ${communityCategories.communityId} = ${communities.id}), '[]'::json)`,
  segmentIds,
  tagsId: sql<
    string[]
  >`array(select ${communityTags.tagId} from ${communityTags} where ${communityTags.communityId} = ${communities.id} order by 1)`,
  faces: sql<PersonRow[]>`coalesce((
    select json_agg(${personJson(isConnectedHere)} order by first.rank, first.joined_at, ${people.id})
    from (select * from (${firstOfRoles()}) everyone order by rank, joined_at, person_id limit ${faceCount}) first join ${people} on ${people.id} = first.person_id), '[]'::json)`,
};

/** What a community is to one person. */
function personal(person: Asking) {
  return {
    status: mine.status,
    role: mine.role,
    joinedAt: mine.joinedAt,
    isLiked: hasMark(
      { target: communityLikes.communityId, personId: communityLikes.personId },
      communities.id,
      person.id,
    ),
    isFavorite: isFavouriteOf(person),
    newPostsCount: newPostsFor(person).as('new_posts_count'),
  };
}

/** `countNewPosts()` in SQL. */
function newPostsFor(person: Asking): SQL<number> {
  const fresh = sql`select 1 from community_views look
    join posts on posts.community_id = look.community_id and posts.created_at > look.at and posts.status in (0, 1) and posts.visibility <> 'private'
    where look.community_id = ${communities.id} and look.person_id = ${person.id} and posts.author_id <> ${person.id} limit ${sql.raw(String(mostNewPosts))}`;
  return sql<number>`case when ${isJoined(person)} then (select count(*)::int from (${fresh}) fresh) else 0 end`;
}

function isFavouriteOf(person: Asking) {
  const mark = { target: communityFavourites.communityId, personId: communityFavourites.personId };
  return hasMark(mark, communities.id, person.id);
}

/** Of each role the first, by the index of the members: a community may have a hundred thousand. */
function firstOfRoles(): SQL {
  const firsts = ['Moderator', 'Editor', 'Member'].map(
    (role, rank) => sql`(select person_id, joined_at, ${sql.raw(String(rank))} as rank from ${memberships}
      where community_id = ${communities.id} and status = 'Joined' and role = ${sql.raw(`'${role}'`)} order by joined_at, person_id limit ${faceCount})`,
  );
  return sql.join(firsts, sql` union all `);
}

/** The caller says how many there are in all where that is asked for. */
function select(db: Db, person: Asking, total = sql<number>`0`) {
  const fields = { ...shared, ...personal(person), total };
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

/** Which texts a list needs: what narrows it rarely is in one text with what does not narrow, so that there are a dozen for a role and not sixty-four. */
function listingOf(filter: CommunityFilter, person: Pick<Person, 'role'>) {
  const { onlyJoined, onlyFavorite, categoryIds, tagIds, communityIds, keyword } = filter;
  const isSearched = keyword.trim() !== '';
  const isNarrowed = onlyFavorite || [categoryIds, tagIds, communityIds].some((ids) => ids.length > 0);
  // Whether most of how many it holds is the same for all who ask: not where it holds what is somebody's own.
  const isShared = !onlyFavorite && (!onlyJoined || isStaffLevel(person));
  const given = (ids: readonly string[]) => (ids.length > 0 ? ids : null);
  return {
    onlyJoined,
    isShared,
    isSearched,
    isNarrowed,
    name: `communities${onlyJoined ? ' joined' : ''}${isNarrowed ? ' narrowed' : ''}${isSearched ? ' by word' : ''}${isShared ? ' shared' : ''}`,
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
  const listing = listingOf(filter, person);
  const { name, isShared } = listing;
  const filled = { ...fillingIn(person, now), ...listing.filled };
  const anyone = anyoneLike(person);
  const counting = () =>
    isShared ? selectDifference(db, listing, anyone) : selectCount(db, isListed(listing, anyone), anyone);
  const statement = prepared(db, roleIn(name, person), () =>
    db
      .select({ id: communities.id, ...personal(anyone), total: sql<number>`(${counting()})` })
      .from(communities)
      .leftJoin(mine, isMine(anyone))
      .where(isListed(listing, anyone))
      .orderBy(...byCommunityName)
      .limit(sql.placeholder('take'))
      .offset(sql.placeholder('skip')),
  );
  const [found, shared] = await Promise.all([
    statement.execute({ ...filled, take: pageSize, skip: (page - 1) * pageSize }),
    isShared ? countShared(db, listing, person, filled) : 0,
  ]);
  const { rows, total } = await counted(found, () =>
    prepared(db, roleIn(`how many ${name}`, person), counting).execute(filled),
  );
  return { rows: await withShared(db, rows), total: shared + total };
}

/** Adds what is the same for everyone. Those who look at the same lists at the same moment have it looked up once. */
async function withShared<Row extends { id: string }>(db: Db, rows: readonly Row[]) {
  if (rows.length === 0) return [];
  const name = 'communities by ids';
  const ids = rows.map(({ id }) => id);
  const known = await batched(db, name, ids, async (lists) => {
    const statement = prepared(db, name, () => selectShared(db, sql.placeholder('ids')));
    const found = new Map((await statement.execute({ ids: [...new Set(lists.flat())] })).map((row) => [row.id, row]));
    return lists.map(() => found);
  });
  // One that has gone since is left out.
  return rows.flatMap((row) => {
    const one = known.get(row.id);
    return one === undefined || one.deletedAt !== null ? [] : [{ ...one, ...row }];
  });
}

function selectShared(db: Db, ids: Placeholder) {
  return db.select(shared).from(listed(ids)).innerJoin(communities, eq(communities.id, listedId));
}

function isListed(listing: Listing, person: Asking): SQL | undefined {
  return and(isSeen(person, anyMoment), ...listedBy(listing, person));
}

/** What narrows a list, besides what the person may know of. */
function listedBy({ onlyJoined, isSearched, isNarrowed }: Listing, person: Asking): (SQL | undefined)[] {
  return [
    onlyJoined ? and(isAmongJoined(person), isJoined(person)) : undefined,
    isSearched ? fitsPattern(communities.searchText, sql.placeholder('pattern')) : undefined,
    ...(isNarrowed ? narrowing(person) : []),
  ];
}

/** A filter that nobody has set lets everything through. */
function narrowing(person: Asking): SQL[] {
  const ids = sql.placeholder('communityIds');
  return [
    sql`(${sql.placeholder('onlyFavorite')}::boolean is not true or ${isFavouriteOf(person)})`,
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

/** How many a list holds for who belongs to none of them. */
function countShared(db: Db, listing: Listing, person: Person, filled: ReturnType<typeof fillingIn>): Promise<number> {
  const name = roleIn(`how many ${listing.name} without memberships`, person);
  const anyone = anyoneLike(person);
  const statement = prepared(db, name, () => {
    const where = and(isSeenWithoutMembership(anyone, anyMoment), ...listedBy(listing, anyone));
    return db
      .select({ total: sql<number>`count(*)::int` })
      .from(communities)
      .where(where);
  });
  const same = JSON.stringify([listing.filled, person.segmentIds]);
  return batchedCount(db, name, { same, filled }, (latest) => statement.execute(latest));
}

/** What the memberships of a person change about what is seen without them: that spares looking for a membership in each community. */
function selectDifference(db: Db, listing: Listing, person: Asking) {
  const isSeenByAnyone = isSeenWithoutMembership(person, anyMoment);
  const difference = sql<number>`(count(*) filter (where ${isSeen(person, anyMoment)}) - count(*) filter (where ${isSeenByAnyone}))::int`;
  return db
    .select({ total: difference })
    .from(mine)
    .innerJoin(communities, eq(communities.id, mine.communityId))
    .where(and(eq(mine.personId, person.id), ...listedBy(listing, person)));
}

function selectCount(db: Db, where: SQL | undefined, person: Asking) {
  return db
    .select({ total: sql<number>`count(*)::int` })
    .from(communities)
    .leftJoin(mine, isMine(person))
    .where(where);
}

export async function communityById(db: Db, id: string, person: Person): Promise<CommunityRow | null> {
  const statement = prepared(db, roleIn('community by id', person), () =>
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
    .orderBy(...byCommunityName)
    .limit(count);
}

export function favourites(db: Db, person: Person, now: Date, count: number): Promise<CommunityRow[]> {
  return select(db, person)
    .where(and(isSeen(person, now), isFavouriteOf(person)))
    .orderBy(...byCommunityName)
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
