import type { ContentFilter } from '@portal/rules';
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { bytewise } from '../../db/fragments.ts';
import { contentCategories, contentItemCategories, contentItems, contentItemTags } from '../../db/schema/index.ts';
import { textArray } from '../../db/text-array.ts';
import type { ContentKind, PageOfContent, Reading } from './content.queries.ts';
import { contentFilterSql, type SqlFields } from './filter-sql.queries.ts';
import { isReadableOf } from './who-may-read.queries.ts';

export interface PageOfMappings extends PageOfContent {
  kinds: readonly ContentKind[];
}

const item = { item: contentItems.id, collection: contentItems.kind };

function isListed(filter: ContentFilter, one: SqlFields['one'], { kinds }: PageOfMappings, { reader, now }: Reading) {
  return and(isReadableOf(kinds, reader, now), contentFilterSql(filter, { one, many: {} }));
}

function byItem(of: SQL): SQL[] {
  return [bytewise(contentItems.id), bytewise(of)];
}

/** Which of what somebody may read carries which tag. */
export async function listTagMappings(db: Db, filter: ContentFilter, page: PageOfMappings, reading: Reading) {
  const mapping = { ...item, tag: contentItemTags.tagId };
  return db
    .select(mapping)
    .from(contentItemTags)
    .innerJoin(contentItems, eq(contentItems.id, contentItemTags.itemId))
    .where(isListed(filter, mapping, page, reading))
    .orderBy(...byItem(sql`${contentItemTags.tagId}`))
    .limit(page.limit)
    .offset((page.page - 1) * page.limit);
}

/** Which of it is in which category, or in which of those below others. */
export async function listCategoryMappings(
  db: Db,
  filter: ContentFilter,
  page: PageOfMappings & { areBelow: boolean },
  reading: Reading,
) {
  const { categoryId } = contentItemCategories;
  const mapping = { ...item, category: categoryId };
  const { parentId } = contentCategories;
  return db
    .select(mapping)
    .from(contentItemCategories)
    .innerJoin(contentItems, eq(contentItems.id, contentItemCategories.itemId))
    .innerJoin(contentCategories, eq(contentCategories.id, categoryId))
    .where(
      and(
        page.areBelow ? isNotNull(parentId) : isNull(parentId),
        isListed(filter, { ...mapping, subcategory: categoryId }, page, reading),
      ),
    )
    .orderBy(...byItem(sql`${categoryId}`))
    .limit(page.limit)
    .offset((page.page - 1) * page.limit);
}

/** Which of it is for which of the reader's own segments. */
export async function listSegmentMappings(db: Db, filter: ContentFilter, page: PageOfMappings, reading: Reading) {
  const segment = sql<string>`own.id`;
  const mapping = { ...item, segment };
  const own = sql`unnest(${contentItems.segmentIds}) own (id)`;
  return db
    .select(mapping)
    .from(contentItems)
    .innerJoin(own, sql`own.id = any(${textArray(reading.reader.segmentIds)})`)
    .where(isListed(filter, mapping, page, reading))
    .orderBy(...byItem(segment))
    .limit(page.limit)
    .offset((page.page - 1) * page.limit);
}
