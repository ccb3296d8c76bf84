import { calls, type Community, type Folder, useEndpoint } from '@portal/api';
import { mapView, useMessages, usePortal } from '@portal/kit';
import { ConfirmDialog } from '@portal/ui';
import { useState } from 'react';
import { folderEditKey, newFolderKey } from '../../model/draft-keys.ts';
import { communitiesAdminMessages } from '../../messages.ts';
import { AssetsAdminScreen } from './AssetsAdminScreen.tsx';
import { LiveFolder } from './LiveFolder.tsx';
import { NamesDialog } from './NamesDialog.tsx';
import type { AssetSort } from './sorted-assets.ts';
import { useAssetDraftPlace } from './use-asset-draft-place.ts';
import { useFolderActions } from './use-folder-actions.ts';

type DialogState = { to: 'create' } | { to: 'edit' | 'delete'; folder: Folder } | null | undefined;

interface LiveFoldersProps {
  community: Pick<Community, 'id' | 'name' | 'isArchived'>;
  /** The folder that is open at first, beside the first one. */
  openFolder?: string | undefined;
}

/** The folders of a community over their calls, with their dialogs. */
export function LiveFolders({ community, openFolder }: LiveFoldersProps) {
  const t = useMessages(communitiesAdminMessages);
  const [sort, setSort] = useState<AssetSort>('ownOrder');
  const { drafts } = usePortal();
  const [dialog, setDialog] = useState<DialogState>();
  const draftPlace = useAssetDraftPlace(community);
  const act = useFolderActions(community.id);
  const { view, data } = useEndpoint(
    calls.folders.list,
    { params: { id: community.id } },
    { isEmpty: ({ folders }) => folders.length === 0 },
  );
  // Who comes from the list of drafts goes on with the form, as soon as its folder is known.
  if (dialog === undefined && data !== undefined) {
    const folder = data.folders.find(({ id }) => drafts.isTakenUp(folderEditKey(id)));
    const isNew = drafts.isTakenUp(newFolderKey(community.id));
    if (community.isArchived) setDialog(null);
    else setDialog(isNew ? { to: 'create' } : folder === undefined ? null : { to: 'edit', folder });
  }
  const close = () => setDialog(null);
  return (
    <>
      <AssetsAdminScreen
        view={mapView(view, ({ folders }) => folders)}
        sort={sort}
        onSort={setSort}
        isReadOnly={community.isArchived}
        onNewFolder={() => setDialog({ to: 'create' })}
        onMove={act.move}
        renderFolder={(folder, index) => (
          <LiveFolder
            community={community}
            folder={folder}
            sort={sort}
            isReadOnly={community.isArchived}
            isOpenAtFirst={index === 0 || folder.id === openFolder}
            onEdit={() => setDialog({ to: 'edit', folder })}
            onDelete={() => setDialog({ to: 'delete', folder })}
          />
        )}
      />
      {dialog?.to === 'create' && (
        <NamesDialog
          title={t('newFolder')}
          submitLabel={t('createFolder')}
          initial={{ name: '', description: '' }}
          draftKey={newFolderKey(community.id)}
          draftPlace={draftPlace}
          onSave={({ name, description }) => act.create(name, description)}
          onClose={close}
        />
      )}
      {dialog?.to === 'edit' && (
        <NamesDialog
          title={t('editFolder')}
          submitLabel={t('save')}
          initial={{ name: dialog.folder.name, description: dialog.folder.description }}
          draftKey={folderEditKey(dialog.folder.id)}
          draftPlace={draftPlace}
          onSave={(names) => act.edit(dialog.folder.id, names)}
          onClose={close}
        />
      )}
      {dialog?.to === 'delete' && (
        <ConfirmDialog
          isOpen
          title={t('deleteFolderTitle', { name: dialog.folder.name })}
          confirmLabel={t('deleteFolder')}
          cancelLabel={t('cancel')}
          tone="critical"
          isPending={act.isRemoving}
          // The toast has said so where it could not be deleted.
          onConfirm={() => void act.remove(dialog.folder.id).then(close, () => undefined)}
          onCancel={close}
        >
          {t('deleteFolderText', { n: dialog.folder.assetsCount })}
        </ConfirmDialog>
      )}
    </>
  );
}
