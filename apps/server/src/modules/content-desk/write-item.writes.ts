import type { ContentFields } from '@portal/api/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { contentItems } from '../../db/schema/index.ts';
import type { ContentKind } from '../content/index.ts';

function columnsOf({ name, shortDescription, content, image, isMembersOnly, segmentIds }: ContentFields) {
  return {
    ...{ name, shortDescription, isMembersOnly, segmentIds },
    contentHtml: content,
    imageAssetId: image?.assetId ?? null,
    imageAlt: image?.alt ?? '',
  };
}

export async function insertItem(
  tx: Db,
  {
    id,
    kind,
    made,
    fields,
  }: {
    id: string;
    kind: ContentKind;
    made: { status: 'draft'; createdAt: Date; createdBy: string; revision: number };
    fields: ContentFields;
  },
): Promise<void> {
  await tx.insert(contentItems).values({ id, kind, ...made, ...columnsOf(fields) });
}

export async function changeItemFields(
  tx: Db,
  id: string,
  fields: ContentFields,
  revision: number,
  now: Date,
): Promise<void> {
  await tx
    .update(contentItems)
    .set({ ...columnsOf(fields), revision, updatedAt: now })
    .where(eq(contentItems.id, id));
}
