import type { Folder, FolderAsset } from '@portal/api';
import { useMessages, type View } from '@portal/kit';
import {
  Badge,
  Button,
  Disclosure,
  IconMore,
  IconPlus,
  Inline,
  MenuButton,
  PanelSwitch,
  Skeleton,
  Stack,
  Text,
} from '@portal/ui';
import type { ReactNode } from 'react';
import { communitiesAdminMessages } from '../../messages.ts';

/** What can be done to a folder. */
export interface FolderActions {
  onAdd: () => void;
  onEdit: () => void;
  onDelete: () => void;
  onChangeOrder: (() => void) | undefined;
}

export interface FolderSectionProps {
  folder: Folder;
  isOpenAtFirst: boolean;
  /** Without them, the folder is read only. */
  actions: FolderActions | undefined;
  /** What is in it; rendered once it is opened. */
  children: () => ReactNode;
}

export function FolderSection({ folder, isOpenAtFirst, actions, children }: FolderSectionProps) {
  const t = useMessages(communitiesAdminMessages);
  return (
    <Disclosure
      isOpenAtFirst={isOpenAtFirst}
      title={
        <Inline gap={3}>
          <bdi>{folder.name}</bdi>
          <Badge>{t('itemsIn', { n: folder.assetsCount })}</Badge>
        </Inline>
      }
    >
      {() => (
        <Stack gap={4}>
          {folder.description !== '' && <Text tone="quiet">{folder.description}</Text>}
          {actions && <Actions folder={folder} {...actions} />}
          {children()}
        </Stack>
      )}
    </Disclosure>
  );
}

function Actions({ folder: { name }, onAdd, onEdit, onDelete, onChangeOrder }: FolderActions & { folder: Folder }) {
  const t = useMessages(communitiesAdminMessages);
  const order = onChangeOrder && { id: 'order', label: t('changeFileOrder'), onPress: onChangeOrder };
  return (
    <Inline gap={3}>
      <Button size="sm" icon={IconPlus} label={t('addAssetTo', { folder: name })} onPress={onAdd}>
        {t('addAsset')}
      </Button>
      <MenuButton
        label={t('moreOf', { name })}
        trigger={{ kind: 'icon', icon: IconMore, size: 'sm' }}
        items={[
          { id: 'edit', label: t('editFolder'), onPress: onEdit },
          ...(order ? [order] : []),
          { id: 'delete', label: t('deleteFolder'), tone: 'critical', onPress: onDelete },
        ]}
      />
    </Inline>
  );
}

interface FolderContentProps {
  view: View<readonly FolderAsset[]>;
  children: (assets: readonly FolderAsset[]) => ReactNode;
}

/** What is in a folder, once it is known. */
export function FolderContent({ view, children }: FolderContentProps) {
  const t = useMessages(communitiesAdminMessages);
  return (
    <PanelSwitch
      view={view}
      skeleton={<Skeleton lines={3} />}
      failedTitle={t('folderFailed')}
      empty={<Text tone="quiet">{t('emptyFolder')}</Text>}
    >
      {children}
    </PanelSwitch>
  );
}
