import type { ContentOrder, ContentReader } from '@portal/rules';
import { type SQL, sql } from 'drizzle-orm';
import { bytewise } from '../../db/fragments.ts';
import { contentCategories, contentItems, tags } from '../../db/schema/index.ts';
import { textArray } from '../../db/text-array.ts';
import type { SqlFields } from './filter-sql.queries.ts';

const ofFile = (isThere: SQL) => ({
  id: sql`case when ${isThere} then file.id end`,
  type: sql`case when ${isThere} then file.type end`,
  filenameDownload: sql`case when ${isThere} then file.name end`,
});
const isImage = sql`file.type like 'image/%'`;
const [image, other] = [ofFile(isImage), ofFile(sql`not (${isImage})`)];

const label = { id: sql`category.id`, label: sql`category.label` };
const inCategory = (isBelow: SQL) => (where: SQL) =>
  sql`exists (select 1 from content_item_categories link join content_categories category on category.id = link.category_id
    where link.item_id = ${contentItems.id} and category.parent_id is ${isBelow} and ${where})`;

/** Of news and resources, as somebody is told of them: which segments an item is for, as far as they are theirs. */
export function contentItemSqlFields({ segmentIds }: Pick<ContentReader, 'segmentIds'>): SqlFields {
  return {
    one: {
      id: contentItems.id,
      name: contentItems.name,
      shortDescription: contentItems.shortDescription,
      status: contentItems.status,
      image: contentItems.imageAssetId,
      date_created: contentItems.createdAt,
      date_updated: contentItems.updatedAt,
      publishStartDate: contentItems.publishFrom,
    },
    many: {
      categories: { isThere: inCategory(sql`null`), one: { ...label, type: sql`category.type` } },
      subcategories: { isThere: inCategory(sql`not null`), one: label },
      tags: {
        isThere: (where) =>
          sql`exists (select 1 from content_item_tags link join tags tag on tag.id = link.tag_id where link.item_id = ${contentItems.id} and ${where})`,
        one: { id: sql`tag.id`, label: sql`tag.name` },
      },
      assets: {
        isThere: (where) =>
          sql`exists (select 1 from content_assets attached join assets file on file.id = attached.asset_id where attached.item_id = ${contentItems.id} and ${where})`,
        one: {
          name: sql`attached.name`,
          'file.id': other.id,
          'file.type': other.type,
          'file.filenameDownload': other.filenameDownload,
          'image.id': image.id,
          'image.type': image.type,
          'image.filenameDownload': image.filenameDownload,
        },
      },
      segments: {
        isThere: (where) =>
          sql`exists (select 1 from unnest(${contentItems.segmentIds}) own (id) where own.id = any(${textArray(segmentIds)}) and ${where})`,
        one: { segmentId: sql`own.id` },
      },
    },
  };
}

export const contentPageSqlFields: SqlFields = {
  one: { id: contentItems.id, name: contentItems.name, membersOnly: contentItems.isMembersOnly },
  many: {},
};

export const contentTagSqlFields: SqlFields = { one: { id: tags.id, label: tags.name }, many: {} };

export const contentCategorySqlFields: SqlFields = {
  one: { id: contentCategories.id, label: contentCategories.label, type: contentCategories.type },
  many: {},
};

const sorted: Readonly<Record<ContentOrder['field'], SQL>> = {
  date_created: sql`${contentItems.createdAt}`,
  date_updated: sql`${contentItems.updatedAt}`,
  publishStartDate: sql`${contentItems.publishFrom}`,
  // As `compareContent` compares them.
  name: sql`lower(${contentItems.name}) collate "C"`,
};

/** What has no moment comes last, and of two that are alike the lesser id first. */
export function contentOrderSql(order: readonly ContentOrder[]): SQL[] {
  const named = order.map(({ field, isDescending }) =>
    isDescending ? sql`${sorted[field]} desc nulls last` : sql`${sorted[field]} asc nulls last`,
  );
  return [...named, bytewise(contentItems.id)];
}
