import type { World } from '@portal/demo/world';
import { sanitisePage } from '../../rich-text/sanitise.ts';
import type { Db } from '../connect.ts';
import {
  assetTexts,
  contentAssets,
  contentCategories,
  contentFavourites,
  contentItemCategories,
  contentItems,
  contentItemTags,
} from '../schema/index.ts';
import { insertRows } from './insert-rows.ts';
import type { MomentOf } from './moment.ts';
import type { WorldFiles } from './world-files.ts';

type Item = World['contentItems'][number];

/** News, resources and pages, with all that belongs to them; tags and people are there. */
export async function seedContent(db: Db, world: World, files: WorldFiles, at: MomentOf): Promise<void> {
  const items = world.contentItems;
  await insertRows(
    db,
    contentItems,
    items.map((item) => itemRow(item, files, at)),
  );
  await insertRows(
    db,
    contentCategories,
    world.contentCategories.map((category, position) => ({ ...category, position })),
  );
  await insertRows(
    db,
    contentItemCategories,
    items.flatMap(({ id, categoryIds }) => categoryIds.map((categoryId) => ({ itemId: id, categoryId }))),
  );
  await insertRows(
    db,
    contentItemTags,
    items.flatMap(({ id, tagIds }) => tagIds.map((tagId) => ({ itemId: id, tagId }))),
  );
  await insertRows(
    db,
    contentAssets,
    items.flatMap((item) => assetRows(item, files, at)),
  );
  await insertRows(
    db,
    contentFavourites,
    world.contentFavourites.map(({ targetId, personId, minutesAgo }) => ({
      itemId: targetId,
      personId,
      at: at(minutesAgo),
    })),
  );
}

/** Files of the demo say what they are called, by which their items are found already. Unless that is known, a portal that is started for the first time reads them all. */
export async function seedAttachedTexts(db: Db, world: World, readAt: Date): Promise<void> {
  const attached = world.contentItems.flatMap(({ attachments }) => attachments);
  await insertRows(
    db,
    assetTexts,
    attached
      .filter(({ fileName }) => /\.(?:pdf|docx)$/.test(fileName))
      .map(({ id }) => ({ assetId: `asset-${id}`, words: '', readAt })),
  );
}

function itemRow(item: Item, files: WorldFiles, at: MomentOf): typeof contentItems.$inferInsert {
  const { id, kind, name, shortDescription, contentHtml, image, status, isMembersOnly, segmentIds, authorId } = item;
  const momentOrNull = (minutesAgo: number | null) => (minutesAgo === null ? null : at(minutesAgo));
  return {
    ...{ id, kind, name, shortDescription, status, isMembersOnly, segmentIds },
    contentHtml: sanitisePage(contentHtml),
    imageAssetId: files.add(image, ownedBy(item, at)),
    publishFrom: momentOrNull(item.publishedMinutesAgo),
    publishUntil: momentOrNull(item.endedMinutesAgo),
    createdAt: at(item.createdMinutesAgo),
    createdBy: authorId,
    updatedAt: momentOrNull(item.updatedMinutesAgo),
    archivedFrom: status === 'archived' ? 'active' : null,
  };
}

function assetRows(item: Item, files: WorldFiles, at: MomentOf): (typeof contentAssets.$inferInsert)[] {
  return item.attachments.map((attachment, position) => {
    files.addAttachment(attachment, ownedBy(item, at));
    const { id, fileName } = attachment;
    return { id, itemId: item.id, position, name: fileName.replace(/\.\w+$/, ''), assetId: `asset-${id}` };
  });
}

function ownedBy({ id, kind, createdMinutesAgo }: Item, at: MomentOf) {
  return { ownerKind: kind, ownerId: id, uploadedBy: 'seed', createdAt: at(createdMinutesAgo) } as const;
}
