import { calls, useAction } from '@portal/api';
import { useMessages } from '@portal/kit';
import { communitiesAdminMessages } from '../../messages.ts';

const touches = [calls.folders.list, calls.folders.assets];

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
    touches,
  });
  const edit = useAction(calls.folders.editAsset, {
    success: t('itemsRenamed'),
    failure: t('itemsNotRenamed'),
    touches,
  });
  const remove = useAction(calls.folders.removeAsset, {
    success: t('itemDeleted'),
    failure: t('itemNotDeleted'),
    touches,
  });
  const reorder = useAction(calls.folders.reorderAssets, { failure: t('reorderFailed'), touches });
  return {
    add: (body: NewAsset) => add.run({ params, body }),
    edit: (assetId: string, body: { name: string; description: string }) =>
      edit.run({ params: { ...params, assetId }, body }),
    remove: (id: string) => remove.run({ params, query: { id } }),
    isRemoving: remove.isPending,
    move: (body: { id: string; newOrder: number }) => reorder.run({ params, body }),
  };
}
