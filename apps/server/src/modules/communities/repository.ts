import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect.ts';
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
import { containsText } from '../../db/search.ts';
import type { Person } from '../auth/person.ts';
import type { PersonRow } from '../people/person-reply.ts';
import { personJson } from '../people/person-columns.ts';
import { isJoined, isMine, isRecommended, isSeen, mine, segmentIds, textArray } from './visibility.ts';

const faceCount = 5;

/** A community as one person sees it, in one row. */
function columns(person: Person) {
  return {
    ...columnsExcept(communities, 'aboutJson', 'aboutHtml', 'termsJson', 'termsHtml'),
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
        select ${personJson} as person from ${memberships} join ${people} on ${people.id} = ${memberships.personId}
        where ${memberships.communityId} = ${communities.id} and ${memberships.status} = 'Joined'
        order by array_position(array['Moderator', 'Editor', 'Member'], ${memberships.role}::text), ${memberships.joinedAt}, ${people.id} limit ${faceCount}) face), '[]'::json)`,
  };
}

function markedBy(table: typeof communityLikes, person: Person) {
  return sql<boolean>`exists (select 1 from ${table} where ${table.communityId} = ${communities.id} and ${table.personId} = ${person.id})`;
}

function select(db: Db, person: Person) {
  return db.select(columns(person)).from(communities).leftJoin(mine, isMine(person)).$dynamic();
}

export type CommunityRow = Awaited<ReturnType<typeof select>>[number];

export interface CommunityFilter {
  onlyJoined: boolean;
  onlyFavorite: boolean;
  categoryIds: readonly string[];
  tagIds: readonly string[];
  communityIds: readonly string[];
  keyword: string;
}

export async function listCommunities(
  db: Db,
  filter: CommunityFilter,
  page: { page: number; pageSize: number },
  person: Person,
  now: Date,
) {
  const where = and(isSeen(person, now), ...conditions(filter, person));
  const [rows, total] = [
    await select(db, person)
      .where(where)
      .orderBy(sql`lower(${communities.name})`, communities.id)
      .limit(page.pageSize)
      .offset((page.page - 1) * page.pageSize),
    await countCommunities(db, where, person),
  ];
  return { rows, total };
}

function conditions(filter: CommunityFilter, person: Person): (SQL | undefined)[] {
  return [
    filter.onlyJoined ? isJoined(person) : undefined,
    filter.onlyFavorite ? markedBy(communityFavourites, person) : undefined,
    filter.categoryIds.length > 0
      ? hasAny(communityCategories, communityCategories.categoryId, filter.categoryIds)
      : undefined,
    filter.tagIds.length > 0 ? hasAny(communityTags, communityTags.tagId, filter.tagIds) : undefined,
    filter.communityIds.length > 0 ? inArray(communities.id, [...filter.communityIds]) : undefined,
    filter.keyword.trim() === ''
      ? undefined
      : containsText(sql`${communities.name} || ' ' || ${communities.shortDescription}`, filter.keyword),
  ];
}

function hasAny(
  table: typeof communityCategories | typeof communityTags,
  column: PgColumn,
  ids: readonly string[],
): SQL {
  return sql`exists (select 1 from ${table} where ${table.communityId} = ${communities.id} and ${column} = any(${textArray(ids)}))`;
}

async function countCommunities(db: Db, where: SQL | undefined, person: Person): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(communities)
    .leftJoin(mine, isMine(person))
    .where(where);
  return row?.total ?? 0;
}

export async function communityById(db: Db, id: string, person: Person): Promise<CommunityRow | null> {
  const [row] = await select(db, person).where(eq(communities.id, id));
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
