import { calls, type Community, type Folder, type FolderAsset, useEndpoint } from '@portal/api';
import { type DraftEntry, mapView, useMessages, usePortal } from '@portal/kit';
import { Button, ConfirmDialog, Inline, Stack } from '@portal/ui';
import { useEffect, useState } from 'react';
import { assetEditKey, newAssetKey } from '../../model/draft-keys.ts';
import { communitiesAdminMessages } from '../../messages.ts';
import { AddAssetDialog } from './AddAssetDialog.tsx';
import { AssetTable } from './AssetTable.tsx';
import { FolderContent, FolderSection, type FolderSectionProps } from './FolderSection.tsx';
import { NamesDialog } from './NamesDialog.tsx';
import { OrderList } from './OrderList.tsx';
import { type AssetSort, sortedAssets } from './sorted-assets.ts';
import { useAssetActions } from './use-asset-actions.ts';
import { useAssetDraftPlace } from './use-asset-draft-place.ts';

export interface LiveFolderProps extends Pick<FolderSectionProps, 'isOpenAtFirst'> {
  community: Pick<Community, 'id' | 'name'>;
  folder: Folder;
  sort: AssetSort;
  /** Nothing changes in an archived community. */
  isReadOnly: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

type DialogState = { to: 'add' } | { to: 'edit' | 'delete'; asset: FolderAsset } | null;

/** A folder over its calls, with the dialogs for what is in it. */
export function LiveFolder({ community, folder, sort, isReadOnly, isOpenAtFirst, ...props }: LiveFolderProps) {
  const { drafts } = usePortal();
  // Who comes from the list of drafts goes on with the form.
  const [dialog, setDialog] = useState<DialogState>(() =>
    !isReadOnly && drafts.isTakenUp(newAssetKey(folder.id)) ? { to: 'add' } : null,
  );
  const communityId = community.id;
  const draftPlace = useAssetDraftPlace(community, folder.id);
  const [isOrdering, setOrdering] = useState(false);
  const act = useAssetActions(communityId, folder.id);
  const close = () => setDialog(null);
  const actions = {
    ...props,
    onAdd: () => setDialog({ to: 'add' }),
    onChangeOrder: folder.assetsCount > 1 ? () => setOrdering(true) : undefined,
  };
  const content = {
    ...{ communityId, folder, sort, isReadOnly, isOrdering: isOrdering && folder.assetsCount > 1 },
    onOrdered: () => setOrdering(false),
    onAsk: setDialog,
    onMove: act.move,
  };
  return (
    <>
      <FolderSection folder={folder} isOpenAtFirst={isOpenAtFirst} actions={isReadOnly ? undefined : actions}>
        {() => <Content {...content} />}
      </FolderSection>
      {dialog?.to === 'add' && (
        <AddAssetDialog folder={folder} draftPlace={draftPlace} onAdd={act.add} onClose={close} />
      )}
      {dialog?.to === 'edit' && (
        <EditDialog asset={dialog.asset} draftPlace={draftPlace} onSave={act.edit} onClose={close} />
      )}
      {dialog?.to === 'delete' && (
        <DeleteDialog
          asset={dialog.asset}
          isPending={act.isRemoving}
          // The toast has said so where it could not be deleted.
          onConfirm={() => void act.remove(dialog.asset.id).then(close, () => undefined)}
          onCancel={close}
        />
      )}
    </>
  );
}

interface ContentProps extends Pick<LiveFolderProps, 'folder' | 'sort' | 'isReadOnly'> {
  communityId: string;
  isOrdering: boolean;
  onOrdered: () => void;
  onAsk: (dialog: DialogState) => void;
  onMove: (move: { id: string; newOrder: number }) => Promise<unknown>;
}

function Content({ communityId, folder, sort, isReadOnly, isOrdering, onOrdered, onAsk, onMove }: ContentProps) {
  const t = useMessages(communitiesAdminMessages);
  const { locale, drafts } = usePortal();
  const { view, data } = useEndpoint(
    calls.folders.assets,
    { params: { id: communityId, folderId: folder.id } },
    { isEmpty: ({ assets }) => assets.length === 0 },
  );
  const isRead = data !== undefined;
  useEffect(() => {
    const asset = data?.assets.find(({ id }) => drafts.isTakenUp(assetEditKey(id)));
    if (asset !== undefined && !isReadOnly) onAsk({ to: 'edit', asset });
    // Once, for who comes from the list of drafts.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isRead]);
  return (
    <FolderContent view={mapView(view, ({ assets }) => assets)}>
      {(assets) =>
        isOrdering ? (
          <Stack gap={3}>
            <OrderList label={t('filesInOrder', { folder: folder.name })} items={assets} onMove={onMove} />
            <Inline>
              <Button size="sm" onPress={onOrdered}>
                {t('done')}
              </Button>
            </Inline>
          </Stack>
        ) : (
          <AssetTable
            caption={t('filesOf', { folder: folder.name })}
            assets={sortedAssets(assets, sort, locale)}
            onEdit={isReadOnly ? undefined : (asset) => onAsk({ to: 'edit', asset })}
            onDelete={isReadOnly ? undefined : (asset) => onAsk({ to: 'delete', asset })}
          />
        )
      }
    </FolderContent>
  );
}

interface EditDialogProps {
  asset: FolderAsset;
  draftPlace: Pick<DraftEntry, 'place' | 'href'>;
  onSave: (id: string, names: { name: string; description: string }) => Promise<unknown>;
  onClose: () => void;
}

function EditDialog({ asset: { id, name, description }, draftPlace, onSave, onClose }: EditDialogProps) {
  const t = useMessages(communitiesAdminMessages);
  return (
    <NamesDialog
      title={t('edit')}
      submitLabel={t('save')}
      initial={{ name, description }}
      draftKey={assetEditKey(id)}
      draftPlace={draftPlace}
      onSave={(names) => onSave(id, names)}
      onClose={onClose}
    />
  );
}

interface DeleteDialogProps {
  asset: FolderAsset;
  isPending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

function DeleteDialog({ asset, isPending, onConfirm, onCancel }: DeleteDialogProps) {
  const t = useMessages(communitiesAdminMessages);
  return (
    <ConfirmDialog
      isOpen
      title={t('deleteAssetTitle', { name: asset.name })}
      confirmLabel={t('delete')}
      cancelLabel={t('cancel')}
      tone="critical"
      isPending={isPending}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {t('deleteAssetText')}
    </ConfirmDialog>
  );
}
