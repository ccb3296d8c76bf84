import type { ContentState } from '@portal/api/contract';
import { deletedSince } from '@portal/rules';
import { and, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { bytewise, fullName } from '../../db/fragments.ts';
import { contentItems, people } from '../../db/schema/index.ts';
import { fitsPattern, patternOf } from '../../db/search.ts';
import type { ContentKind } from '../content/index.ts';

// A selection of one table is written without its name, which one inside it would take for its own.
const itemId = sql`content_items.id`;

/** Of a row of `content_items`, what says where an item stands. */
const standing = {
  id: contentItems.id,
  kind: contentItems.kind,
  name: contentItems.name,
  imageAssetId: contentItems.imageAssetId,
  status: contentItems.status,
  publishFrom: contentItems.publishFrom,
  publishUntil: contentItems.publishUntil,
  segmentIds: contentItems.segmentIds,
  isMembersOnly: contentItems.isMembersOnly,
  createdAt: contentItems.createdAt,
  createdBy: contentItems.createdBy,
  updatedAt: contentItems.updatedAt,
  deletedAt: contentItems.deletedAt,
  revision: contentItems.revision,
  updatedBy: sql<string | null>`(
    select change.person_id from content_changes change where change.item_id = ${itemId} order by change.revision desc limit 1)`,
};

export interface AttachedFile {
  assetId: string;
  name: string;
  type: string;
}

/** And all that is written of it. */
const whole = {
  ...standing,
  shortDescription: contentItems.shortDescription,
  contentHtml: contentItems.contentHtml,
  imageAlt: contentItems.imageAlt,
  archivedFrom: contentItems.archivedFrom,
  categoryIds: sql<string[]>`array(
    select link.category_id from content_item_categories link join content_categories category on category.id = link.category_id
    where link.item_id = ${itemId} order by category.position, category.id)`,
  tagIds: sql<string[]>`array(
    select link.tag_id from content_item_tags link join tags tag on tag.id = link.tag_id
    where link.item_id = ${itemId} order by lower(tag.name) collate "C", tag.id)`,
  attachments: sql<AttachedFile[]>`(
    select coalesce(json_agg(json_build_object('assetId', file.id, 'name', attached.name, 'type', file.type) order by attached.position, attached.id), '[]')
    from content_assets attached join assets file on file.id = attached.asset_id where attached.item_id = ${itemId})`,
};

export type StandingRow = Awaited<ReturnType<typeof listedItems>>[number];
export type DeskRow = NonNullable<Awaited<ReturnType<typeof deskRow>>>;

/** `contentStateOf` in SQL, of a row of `content_items`. */
function contentStateSql(now: Date): SQL<ContentState> {
  const { status, publishFrom, publishUntil, deletedAt } = contentItems;
  return sql<ContentState>`case when ${deletedAt} is not null then 'deleted' when ${status} <> 'active' then ${status}
    when ${gt(publishFrom, now)} then 'scheduled' when ${lte(publishUntil, now)} then 'expired' else 'published' end`;
}

interface ItemFilter {
  kinds: readonly ContentKind[];
  keyword: string;
  categoryId: string | undefined;
}

function matchesFilter({ kinds, keyword, categoryId }: ItemFilter, now: Date): SQL | undefined {
  return and(
    inArray(contentItems.kind, [...kinds]),
    isThere(now),
    keyword.trim() === ''
      ? undefined
      : fitsPattern(
          sql`search_text(${contentItems.name} || ' ' || ${contentItems.shortDescription})`,
          patternOf(keyword),
        ),
    categoryId === undefined
      ? undefined
      : sql`exists (select 1 from content_item_categories link where link.item_id = ${itemId} and link.category_id = ${categoryId})`,
  );
}

/** What was deleted longer ago is gone, whether it was forgotten already or not. */
function isThere(now: Date): SQL | undefined {
  const { deletedAt } = contentItems;
  return or(isNull(deletedAt), gt(deletedAt, deletedSince(now)));
}

/** What was changed last first; without a state all but those that are deleted. */
export async function listedItems(
  db: Db,
  query: ItemFilter & { state: ContentState | undefined; page: number; pageSize: number },
  now: Date,
) {
  const { state, page, pageSize } = query;
  const isOfState = state === undefined ? isNull(contentItems.deletedAt) : sql`${contentStateSql(now)} = ${state}`;
  return db
    .select(standing)
    .from(contentItems)
    .where(and(matchesFilter(query, now), isOfState))
    .orderBy(sql`coalesce(${contentItems.updatedAt}, ${contentItems.createdAt}) desc`, bytewise(contentItems.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

export async function countedStates(db: Db, filter: ItemFilter, now: Date) {
  const state = contentStateSql(now).as('state');
  return db
    .select({ state, count: sql<number>`count(*)::int` })
    .from(contentItems)
    .where(matchesFilter(filter, now))
    .groupBy(sql`1`);
}

/** One of these kinds, of any state; null where there is none. */
export async function deskRow(db: Db, id: string, kinds: readonly ContentKind[], now: Date) {
  const [row = null] = await db
    .select(whole)
    .from(contentItems)
    .where(and(eq(contentItems.id, id), inArray(contentItems.kind, [...kinds]), isThere(now)));
  return row;
}

/** How those are called who wrote something; who has left is not among them. */
export async function namesOf(db: Db, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const named = new Set(ids.flatMap((id) => id ?? []));
  if (named.size === 0) return new Map();
  const rows = await db
    .select({ id: people.id, name: fullName(people) })
    .from(people)
    .where(inArray(people.id, [...named]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
