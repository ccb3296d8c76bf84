import type { ContentFilter, ContentOrder, ContentReader } from '@portal/rules';
import { and, asc, eq, exists, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { contentCategories, contentItems, tags } from '../../db/schema/index.ts';
import type { Moment } from '../auth/index.ts';
import {
  contentCategorySqlFields,
  contentItemSqlFields,
  contentOrderSql,
  contentPageSqlFields,
  contentTagSqlFields,
} from './content-fields.queries.ts';
import { contentFilterSql } from './filter-sql.queries.ts';
import { type ContentAsker, isReadableContent } from './who-may-read.queries.ts';
import { isReadableOf } from './who-may-read.queries.ts';

export type ContentKind = (typeof contentItems.$inferSelect)['kind'];

/** Who reads, and when. */
export interface Reading {
  reader: ContentReader;
  now: Date;
}

export interface PageOfContent {
  page: number;
  limit: number;
}

interface Labelled {
  id: string;
  label: string;
}

interface File {
  id: string;
  type: string;
  name: string;
}

// A selection of one table is written without its name, which one inside it would take for its own.
const itemId = sql`content_items.id`;
const categoriesJson = (isBelow: SQL) => sql`(
  select coalesce(json_agg(json_build_object('id', category.id, 'label', category.label, 'type', category.type) order by category.position), '[]')
  from content_item_categories link join content_categories category on category.id = link.category_id
  where link.item_id = ${itemId} and category.parent_id is ${isBelow})`;

/** Of a row of `content_items`, all but its whole text. */
export const itemColumns = {
  id: contentItems.id,
  name: contentItems.name,
  shortDescription: contentItems.shortDescription,
  imageAssetId: contentItems.imageAssetId,
  imageAlt: contentItems.imageAlt,
  createdAt: contentItems.createdAt,
  updatedAt: contentItems.updatedAt,
  publishFrom: contentItems.publishFrom,
  segmentIds: contentItems.segmentIds,
  createdBy: contentItems.createdBy,
  categories: sql<(Labelled & { type: 'NewsCategories' | 'ResourceCategories' })[]>`${categoriesJson(sql`null`)}`,
  subcategories: sql<Labelled[]>`${categoriesJson(sql`not null`)}`,
  tags: sql<Labelled[]>`(
    select coalesce(json_agg(json_build_object('id', tag.id, 'label', tag.name) order by lower(tag.name) collate "C", tag.id), '[]')
    from content_item_tags link join tags tag on tag.id = link.tag_id where link.item_id = ${itemId})`,
  assets: sql<{ name: string; file: File }[]>`(
    select coalesce(json_agg(json_build_object('name', attached.name, 'file', json_build_object('id', file.id, 'type', file.type, 'name', file.name)) order by attached.position), '[]')
    from content_assets attached join assets file on file.id = attached.asset_id where attached.item_id = ${itemId})`,
};

const withContent = { ...itemColumns, contentHtml: contentItems.contentHtml };

/** News or resources that somebody may read, those that fit a filter, a page of them. */
export async function listContent(
  db: Db,
  kind: ContentKind,
  filter: ContentFilter,
  { order, page, limit, isWhole }: PageOfContent & { order: readonly ContentOrder[]; isWhole: boolean },
  reading: Reading,
) {
  return db
    .select({ ...itemColumns, contentHtml: isWhole ? contentItems.contentHtml : sql<null>`null` })
    .from(contentItems)
    .where(and(isRead(kind, reading), contentFilterSql(filter, contentItemSqlFields(reading.reader))))
    .orderBy(...contentOrderSql(order))
    .limit(limit)
    .offset((page - 1) * limit);
}

/** How many there are that somebody may read, and how many of them fit. */
export async function countContent(db: Db, kind: ContentKind, filter: ContentFilter, reading: Reading) {
  const fits = contentFilterSql(filter, contentItemSqlFields(reading.reader));
  const [row] = await db
    .select({
      total: sql<number>`count(*)::int`,
      fitting: sql<number>`(count(*) filter (where ${fits}))::int`,
    })
    .from(contentItems)
    .where(isRead(kind, reading));
  return row ?? { total: 0, fitting: 0 };
}

/** One that somebody may read; null where there is none for them. */
export async function contentItem(db: Db, kind: ContentKind, id: string, reading: Reading) {
  const [row] = await db
    .select(withContent)
    .from(contentItems)
    .where(and(eq(contentItems.id, id), isRead(kind, reading)));
  return row ?? null;
}

/** One with what decides who may read it, whoever asks: for those who write it. */
export async function contentItemUnread(db: Db, id: string) {
  const { kind, status, publishUntil, isMembersOnly, deletedAt } = contentItems;
  const [row] = await db
    .select({ ...withContent, kind, status, publishUntil, isMembersOnly, deletedAt })
    .from(contentItems)
    .where(eq(contentItems.id, id));
  return row ?? null;
}

/** Pages that somebody may read, by name. */
export async function listPages(db: Db, filter: ContentFilter, { page, limit }: PageOfContent, reading: Reading) {
  return db
    .select({ id: contentItems.id, name: contentItems.name, membersOnly: contentItems.isMembersOnly })
    .from(contentItems)
    .where(and(isRead('page', reading), contentFilterSql(filter, contentPageSqlFields)))
    .orderBy(...contentOrderSql([{ field: 'name', isDescending: false }]))
    .limit(limit)
    .offset((page - 1) * limit);
}

/** A page with who may read it, whoever asks; none that is deleted. */
export async function pageOfId(db: Db, id: string) {
  const { name, contentHtml, status, publishFrom, publishUntil, isMembersOnly, segmentIds } = contentItems;
  const [row = null] = await db
    .select({ name, contentHtml, status, publishFrom, publishUntil, isMembersOnly, segmentIds })
    .from(contentItems)
    .where(and(eq(contentItems.id, id), eq(contentItems.kind, 'page'), isNull(contentItems.deletedAt)));
  return row;
}

/** Tags of what somebody may read: any other would find nothing, and could tell of what is hidden. */
export async function listTags(
  db: Db,
  filter: ContentFilter,
  { page, limit, kinds }: PageOfContent & { kinds: readonly ContentKind[] },
  reading: Reading,
) {
  const carried = db
    .select({ one: sql`1` })
    .from(contentItems)
    .where(
      and(
        sql`exists (select 1 from content_item_tags link where link.item_id = ${contentItems.id} and link.tag_id = ${tags.id})`,
        isReadableOf(kinds, reading.reader, reading.now),
      ),
    );
  return db
    .select({ id: tags.id, label: tags.name })
    .from(tags)
    .where(and(exists(carried), contentFilterSql(filter, contentTagSqlFields)))
    .orderBy(sql`lower(${tags.name}) collate "C"`, asc(tags.id))
    .limit(limit)
    .offset((page - 1) * limit);
}

/** Categories, or those below them, as the organisation has ordered them. */
export async function listCategories(
  db: Db,
  filter: ContentFilter,
  { page, limit, areBelow }: PageOfContent & { areBelow: boolean },
) {
  const { id, label, type, parentId, position } = contentCategories;
  return db
    .select({ id, label, type })
    .from(contentCategories)
    .where(and(areBelow ? isNotNull(parentId) : isNull(parentId), contentFilterSql(filter, contentCategorySqlFields)))
    .orderBy(asc(position), asc(id))
    .limit(limit)
    .offset((page - 1) * limit);
}

/** Of that kind, and one that somebody may read. */
export function isRead(kind: ContentKind, { reader, now }: { reader: ContentAsker; now: Moment }): SQL | undefined {
  return and(eq(contentItems.kind, kind), isReadableContent(reader, now));
}
