import type { ContentCategoryPlace } from '@portal/rules';
import { and, eq, isNull, max, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { contentCategories, contentItemCategories } from '../../db/schema/index.ts';

type Place = Omit<ContentCategoryPlace, 'id'> & { label: string };

export function selectRow(tx: Db, id: string) {
  const { type, parentId, label } = contentCategories;
  return tx
    .select({ id: contentCategories.id, type, parentId, label })
    .from(contentCategories)
    .where(eq(contentCategories.id, id));
}

export async function isLabelTaken(tx: Db, { type, parentId, label }: Place, ownId: string | null): Promise<boolean> {
  const at = contentCategories;
  const [taken] = await tx
    .select({ id: at.id })
    .from(at)
    .where(
      and(
        eq(at.type, type),
        parentId === null ? isNull(at.parentId) : eq(at.parentId, parentId),
        sql`lower(${at.label}) = lower(${label})`,
        ownId === null ? undefined : ne(at.id, ownId),
      ),
    )
    .limit(1);
  return taken !== undefined;
}

export async function hasBelow(tx: Db, id: string): Promise<boolean> {
  const [below] = await tx
    .select({ id: contentCategories.id })
    .from(contentCategories)
    .where(eq(contentCategories.parentId, id))
    .limit(1);
  return below !== undefined;
}

/** Behind all others. */
export async function nextPosition(tx: Db): Promise<number> {
  const [last] = await tx.select({ position: max(contentCategories.position) }).from(contentCategories);
  return (last?.position ?? -1) + 1;
}

export async function countItemsOf(tx: Db, id: string) {
  const [used] = await tx
    .select({ uses: sql<number>`count(*)::int` })
    .from(contentItemCategories)
    .where(eq(contentItemCategories.categoryId, id));
  return used;
}
