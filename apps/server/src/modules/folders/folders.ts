import { assetUrlsOf } from '../../http/call.ts';
import { notFound } from '../../http/problem.ts';
import type { CommunityCall } from '../communities/index.ts';
import { folderWithItems } from './folders.queries.ts';

/** What is in a folder. One row without an item is a folder that is empty. */
export async function assetsOf(folderId: string, call: CommunityCall) {
  const assetUrls = assetUrlsOf(call);
  const rows = await folderWithItems(call.db, folderId, call.facts.community.id);
  if (rows.length === 0) throw notFound();
  return rows.flatMap(({ item, file }) => {
    if (item === null) return [];
    const { id, name, description, createdAt } = item;
    const common = { id, name, description, createdAt: createdAt.toISOString() };
    if (file === null)
      return item.url === null ? [] : { ...common, type: 'link' as const, path: item.url, fileName: null, bytes: null };
    return { ...common, type: 'file' as const, path: assetUrls.fileOf(file), fileName: file.name, bytes: file.bytes };
  });
}
