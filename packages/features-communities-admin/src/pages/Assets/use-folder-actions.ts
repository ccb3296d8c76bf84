import { calls, useAction } from '@portal/api';
import { useMessages } from '@portal/kit';
import { communitiesAdminMessages } from '../../messages.ts';

const invalidates = [calls.folders.list];

/** What is done to the folders of a community. */
export function useFolderActions(communityId: string) {
  const t = useMessages(communitiesAdminMessages);
  const params = { id: communityId };
  const create = useAction(calls.folders.create, {
    success: t('folderCreated'),
    failure: t('folderNotCreated'),
    invalidates,
  });
  const edit = useAction(calls.folders.edit, {
    success: t('folderRenamed'),
    failure: t('folderNotRenamed'),
    invalidates,
  });
  const remove = useAction(calls.folders.remove, {
    success: t('folderDeleted'),
    failure: t('folderNotDeleted'),
    invalidates,
  });
  const reorder = useAction(calls.folders.reorder, { failure: t('reorderFailed'), invalidates });
  return {
    // A new folder stands first, where it is seen.
    create: (name: string, description: string) =>
      create.run({ params, body: { Name: name, Description: description, Order: 1 } }),
    edit: (folderId: string, body: { name: string; description: string }) =>
      edit.run({ params: { ...params, folderId }, body }),
    remove: (folderId: string) => remove.run({ params: { ...params, folderId } }),
    isRemoving: remove.isPending,
    move: (body: { id: string; newOrder: number }) => reorder.run({ params, body }),
  };
}
