import { type ContentFilter, type ContentGroup, type CountedContent, countOf } from '@portal/rules';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { bytewise } from '../../db/fragments.ts';
import { contentCategories, contentItemCategories, contentItems, contentItemTags } from '../../db/schema/index.ts';
import { contentItemSqlFields } from './content-fields.queries.ts';
import { type ContentKind, isRead, type Reading } from './content.queries.ts';
import { contentFilterSql } from './filter-sql.queries.ts';

const count = sql<number>`count(*)::int`;

/** How many of what somebody may read fit, of each tag or category. */
export async function countGroups(
  db: Db,
  kind: ContentKind,
  { filter, group }: { filter: ContentFilter; group: ContentGroup },
  reading: Reading,
): Promise<CountedContent[]> {
  const isCounted = and(isRead(kind, reading), contentFilterSql(filter, contentItemSqlFields(reading.reader)));
  const rows = await (group === 'tags'
    ? db
        .select({ id: contentItemTags.tagId, count })
        .from(contentItemTags)
        .innerJoin(contentItems, eq(contentItems.id, contentItemTags.itemId))
        .where(isCounted)
        .groupBy(contentItemTags.tagId)
        .orderBy(bytewise(contentItemTags.tagId))
    : db
        .select({ id: contentItemCategories.categoryId, count })
        .from(contentItemCategories)
        .innerJoin(contentItems, eq(contentItems.id, contentItemCategories.itemId))
        .innerJoin(contentCategories, eq(contentCategories.id, contentItemCategories.categoryId))
        .where(and(isCounted, isOfGroup(group)))
        .groupBy(contentItemCategories.categoryId)
        .orderBy(bytewise(contentItemCategories.categoryId)));
  return rows.map(({ id, count: many }) => countOf(group, id, many));
}

function isOfGroup(group: ContentGroup) {
  const { parentId } = contentCategories;
  return group === 'categories' ? isNull(parentId) : isNotNull(parentId);
}
