import type { Folder, FolderAsset } from '@portal/api';
import { safeHref, useMessages, type View } from '@portal/kit';
import {
  AttachmentList,
  type AttachmentItem,
  Badge,
  Disclosure,
  EmptyState,
  ForbiddenNotice,
  Illustration,
  Inline,
  PanelSwitch,
  Skeleton,
  Stack,
  Text,
} from '@portal/ui';
import type { ReactNode } from 'react';
import { communitiesMessages } from '../../messages.ts';

export interface AssetsPanelProps {
  view: View<readonly Folder[]>;
  /** What is in a folder; rendered once it is opened. */
  renderFolder: (folder: Folder) => ReactNode;
}

/** Folders that open to what is in them; the first is open. */
export function AssetsPanel({ view, renderFolder }: AssetsPanelProps) {
  const t = useMessages(communitiesMessages);
  return (
    <PanelSwitch
      title={t('assetsHeading')}
      description={t('assetsHint')}
      view={view}
      skeleton={<Skeleton lines={6} />}
      failedTitle={t('assetsFailed')}
      forbidden={<ForbiddenNotice title={t('privateLine')} />}
      empty={<EmptyState scope="panel" illustration={<Illustration name="people" />} title={t('noAssets')} />}
    >
      {(folders) => (
        <Stack gap={4} as="ul">
          {folders.map((folder, index) => (
            <li key={folder.id}>
              <Disclosure title={<FolderTitle folder={folder} />} isOpenAtFirst={index === 0}>
                {() => (
                  <Stack gap={4}>
                    {folder.description !== '' && <Text tone="quiet">{folder.description}</Text>}
                    {renderFolder(folder)}
                  </Stack>
                )}
              </Disclosure>
            </li>
          ))}
        </Stack>
      )}
    </PanelSwitch>
  );
}

function FolderTitle({ folder }: { folder: Folder }) {
  const t = useMessages(communitiesMessages);
  return (
    <Inline gap={3}>
      <bdi>{folder.name}</bdi>
      <Badge>{t('assetsInFolder', { n: folder.assetsCount })}</Badge>
    </Inline>
  );
}

interface FolderItemsProps {
  folder: Pick<Folder, 'name'>;
  view: View<readonly FolderAsset[]>;
  onOpen: (assetId: string) => void;
}

/** Files and links of a folder. */
export function FolderItems({ folder, view, onOpen }: FolderItemsProps) {
  const t = useMessages(communitiesMessages);
  return (
    <PanelSwitch
      view={view}
      skeleton={<Skeleton lines={3} />}
      failedTitle={t('folderFailed')}
      empty={<Text tone="quiet">{t('noAssets')}</Text>}
    >
      {(assets) => (
        <AttachmentList
          items={assets.map(itemOf)}
          labels={{ list: t('filesOf', { folder: folder.name }) }}
          onOpen={({ id }) => onOpen(id)}
        />
      )}
    </PanelSwitch>
  );
}

function itemOf({ id, name, description, type, path, fileName, bytes }: FolderAsset): AttachmentItem {
  const item = { id, description: description || undefined };
  if (type === 'link') return { ...item, name, url: safeHref(path) ?? '', isLink: true };
  return { ...item, name: fileName ?? name, title: name, url: path, ...(bytes !== null && { size: bytes }) };
}
