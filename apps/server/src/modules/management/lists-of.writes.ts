import { eq, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect.ts';
import {
  categories,
  communityCategories,
  communitySegments,
  communityTags,
  segments,
  tags,
} from '../../db/schema/index.ts';

/** What a community is listed under and whom it is for. */
export interface CommunityLists {
  'categoryIds[]': readonly string[];
  'tagsId[]': readonly string[];
  'segmentIds[]': readonly string[];
}

/** Kept from being removed until the community has them. */
async function knownOf(tx: Db, table: PgTable, id: PgColumn, lists: CommunityLists, field: keyof CommunityLists) {
  const wished = lists[field];
  const rows =
    wished.length === 0
      ? []
      : await tx
          .select({ id })
          .from(table)
          .where(inArray(id, [...wished]))
          .for('key share');
  return [wished, new Set(rows.map((row) => String(row.id))), `body.${field}`] as const;
}

/** Puts these in the place of what it has. */
export async function replaceLists(tx: Db, communityId: string, lists: CommunityLists): Promise<void> {
  const distinct = (ids: readonly string[]) => [...new Set(ids)];
  await tx.delete(communityCategories).where(eq(communityCategories.communityId, communityId));
  await tx.delete(communityTags).where(eq(communityTags.communityId, communityId));
  await tx.delete(communitySegments).where(eq(communitySegments.communityId, communityId));
  const [ofCategories, ofTags, ofSegments] = [
    distinct(lists['categoryIds[]']).map((categoryId) => ({ communityId, categoryId })),
    distinct(lists['tagsId[]']).map((tagId) => ({ communityId, tagId })),
    distinct(lists['segmentIds[]']).map((segmentId) => ({ communityId, segmentId })),
  ];
  if (ofCategories.length > 0) await tx.insert(communityCategories).values(ofCategories);
  if (ofTags.length > 0) await tx.insert(communityTags).values(ofTags);
  if (ofSegments.length > 0) await tx.insert(communitySegments).values(ofSegments);
}

export function knownCategories(tx: Db, lists: CommunityLists) {
  return knownOf(tx, categories, categories.id, lists, 'categoryIds[]');
}

export function knownTags(tx: Db, lists: CommunityLists) {
  return knownOf(tx, tags, tags.id, lists, 'tagsId[]');
}

export function knownSegments(tx: Db, lists: CommunityLists) {
  return knownOf(tx, segments, segments.id, lists, 'segmentIds[]');
}
