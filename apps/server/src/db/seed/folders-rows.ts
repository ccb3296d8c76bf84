import type { World } from '@portal/demo/world';
import { sanitisePage } from '../../rich-text/sanitise.ts';
import type { Db } from '../connect.ts';
import { faqs, folderItems, folders } from '../schema/index.ts';
import { insertRows } from './insert-rows.ts';
import type { MomentOf } from './moment.ts';
import type { WorldFiles } from './world-files.ts';

/** What members look up: the frequently asked questions, and the folders of communities. */
export async function seedFolders(db: Db, world: World, files: WorldFiles, at: MomentOf): Promise<void> {
  await insertRows(
    db,
    faqs,
    world.faqs.map(({ id, question, answerHtml, authorId, createdMinutesAgo, updatedMinutesAgo }, position) => ({
      id,
      question,
      answerHtml: sanitisePage(answerHtml),
      position,
      createdAt: at(createdMinutesAgo),
      createdBy: authorId,
      updatedAt: updatedMinutesAgo === null ? null : at(updatedMinutesAgo),
      updatedBy: updatedMinutesAgo === null ? null : authorId,
    })),
  );
  await insertRows(
    db,
    folders,
    world.folders.map(({ items: _, ...folder }, position) => ({ ...folder, position, createdAt: at(0) })),
  );
  await insertRows(
    db,
    folderItems,
    world.folders.flatMap((folder) =>
      folder.items.map((item, position) => itemRow(item, { folder, position }, files, at)),
    ),
  );
}

function itemRow(
  { target, createdMinutesAgo, ...item }: World['folders'][number]['items'][number],
  { folder, position }: { folder: World['folders'][number]; position: number },
  files: WorldFiles,
  at: MomentOf,
): typeof folderItems.$inferInsert {
  const createdAt = at(createdMinutesAgo);
  const row = { ...item, folderId: folder.id, position, createdAt };
  if (typeof target === 'string') return { ...row, url: target, assetId: null };
  files.addAttachment(target, { ownerKind: 'folder', ownerId: folder.id, uploadedBy: 'seed', createdAt });
  return { ...row, url: null, assetId: `asset-${target.id}` };
}
