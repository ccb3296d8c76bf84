import { calls, useAction } from '@portal/api';
import { useMessages } from '@portal/kit';
import { communitiesAdminMessages } from '../../messages.ts';

const invalidates = [calls.folders.list, calls.folders.assets];

export interface NewAsset {
  name: string;
  description: string;
  file?: File;
  link?: string;
}

/** What is done to the files and links of a folder. */
export function useAssetActions(communityId: string, folderId: string) {
  const t = useMessages(communitiesAdminMessages);
  const params = { id: communityId, folderId };
  const add = useAction(calls.folders.addAsset, {
    success: t('fileAdded'),
    failure: t('fileNotAdded'),
    invalidates,
  });
  const edit = useAction(calls.folders.editAsset, {
    success: t('itemsRenamed'),
    failure: t('itemsNotRenamed'),
    invalidates,
  });
  const remove = useAction(calls.folders.removeAsset, {
    success: t('itemDeleted'),
    failure: t('itemNotDeleted'),
    invalidates,
  });
  const reorder = useAction(calls.folders.reorderAssets, { failure: t('reorderFailed'), invalidates });
  return {
    add: (body: NewAsset) => add.run({ params, body }),
    edit: (assetId: string, body: { name: string; description: string }) =>
      edit.run({ params: { ...params, assetId }, body }),
    remove: (id: string) => remove.run({ params, query: { id } }),
    isRemoving: remove.isPending,
    move: (body: { id: string; newOrder: number }) => reorder.run({ params, body }),
  };
}
