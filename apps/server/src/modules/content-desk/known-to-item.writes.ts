import type { ContentFields } from '@portal/api/contract';
import { categoryTypeOf, type KnownToContent } from '@portal/rules';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { assets, contentCategories, segments, tags } from '../../db/schema/index.ts';
import type { ContentKind } from '../content/index.ts';

/** What there is of what an item is to name, and its files. Labels stay until the transaction ends: one that is being merged or deleted is waited for. */
export async function knownToItem(
  tx: Db,
  { id, kind, segmentIds }: { id: string; kind: ContentKind; segmentIds: readonly string[] },
  wished: Pick<ContentFields, 'categoryIds' | 'tagIds'>,
): Promise<KnownToContent> {
  const type = categoryTypeOf(kind);
  const categories =
    type === null
      ? []
      : await tx
          .select({ id: contentCategories.id })
          .from(contentCategories)
          .where(and(eq(contentCategories.type, type), inArray(contentCategories.id, wished.categoryIds)))
          .orderBy(contentCategories.id)
          .for('key share');
  const labels = await tx
    .select({ id: tags.id })
    .from(tags)
    .where(inArray(tags.id, wished.tagIds))
    .orderBy(tags.id)
    .for('key share');
  const groups = await tx.select({ id: segments.id }).from(segments);
  const files = await tx
    .select({ id: assets.id, type: assets.type })
    .from(assets)
    .where(and(eq(assets.ownerKind, kind), eq(assets.ownerId, id)));
  return {
    categoryIds: new Set(categories.map((one) => one.id)),
    tagIds: new Set(labels.map((one) => one.id)),
    // A segment that was deleted since stays named.
    segmentIds: new Set([...groups.map((one) => one.id), ...segmentIds]),
    files: new Map(files.map((file) => [file.id, file.type])),
  };
}
