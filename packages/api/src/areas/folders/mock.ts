import type { FolderAsset } from '../../contract/entities.ts';
import type { HandlersOf } from '../../mock/handler-types.ts';
import { notFound } from '../../mock/mock-problem.ts';
import { attachmentReply } from '../files/mock.ts';
import type { MockFolderItem } from './state.ts';

export const folders: HandlersOf<'folders'> = {
  list: (_, { state, facts }) => ({
    folders: state.folders
      .values()
      .filter(({ communityId }) => communityId === facts.communityAccess.community.id)
      .map(({ id, name, description, items }, index) => ({
        id,
        name,
        description,
        order: index + 1,
        assetsCount: items.length,
      })),
  }),
  assets({ params }, { state, facts }) {
    const folder = state.folders.get(params.folderId);
    if (folder?.communityId !== facts.communityAccess.community.id) throw notFound();
    return { assets: folder.items.map(assetReply) };
  },
};

function assetReply({ id, name, description, target, createdAt }: MockFolderItem): FolderAsset {
  const told = { id, name, description, createdAt: createdAt.toISOString() };
  if (typeof target === 'string') return { ...told, type: 'link', path: target, fileName: null, bytes: null };
  const { path, name: fileName } = attachmentReply(target);
  return { ...told, type: 'file', path, fileName, bytes: null };
}
