import type { Folder } from '@portal/api';
import { useMessages, type View } from '@portal/kit';
import {
  Banner,
  Button,
  EmptyState,
  Heading,
  IconPlus,
  Illustration,
  Inline,
  PanelSwitch,
  Select,
  Skeleton,
  Spread,
  Stack,
} from '@portal/ui';
import { type ReactNode, useState } from 'react';
import { communitiesAdminMessages } from '../../messages.ts';
import { OrderList } from './OrderList.tsx';
import { type AssetSort, assetSorts } from './sorted-assets.ts';

export interface AssetsAdminScreenProps {
  view: View<readonly Folder[]>;
  sort: AssetSort;
  onSort: (sort: AssetSort) => void;
  /** Nothing changes in an archived community. */
  isReadOnly: boolean;
  onNewFolder: () => void;
  onMove: (move: { id: string; newOrder: number }) => Promise<unknown>;
  renderFolder: (folder: Folder, index: number) => ReactNode;
}

/** The folders of a community with their files and links. */
export function AssetsAdminScreen({ view, isReadOnly, renderFolder, ...props }: AssetsAdminScreenProps) {
  const t = useMessages(communitiesAdminMessages);
  const [isOrdering, setOrdering] = useState(false);
  const newFolder = (
    <Button tone="primary" icon={IconPlus} onPress={props.onNewFolder}>
      {t('folderButton')}
    </Button>
  );
  return (
    <Stack gap={5}>
      <Spread align="center">
        <Heading level={1} isFocusable>
          {t('assets')}
        </Heading>
        {!isReadOnly && newFolder}
      </Spread>
      {isReadOnly && <Banner tone="info">{t('archivedAssets')}</Banner>}
      <PanelSwitch
        view={view}
        skeleton={<Skeleton lines={6} />}
        failedTitle={t('foldersFailed')}
        empty={
          <EmptyState
            scope="panel"
            illustration={<Illustration name="people" />}
            title={t('noFolders')}
            text={isReadOnly ? undefined : t('noFoldersText')}
          />
        }
      >
        {(folders) =>
          isOrdering ? (
            <Stack gap={4}>
              <OrderList label={t('foldersInOrder')} items={folders} onMove={props.onMove} />
              <Inline>
                <Button onPress={() => setOrdering(false)}>{t('done')}</Button>
              </Inline>
            </Stack>
          ) : (
            <Stack gap={4}>
              <Spread align="end" isWrapping={false}>
                <Select
                  {...{ name: 'sort', label: t('sortFiles'), value: props.sort, isCompact: true }}
                  options={assetSorts.map((value) => ({ value, label: t(value) }))}
                  onChange={(value) => props.onSort(assetSorts.find((sort) => sort === value) ?? 'ownOrder')}
                />
                {!isReadOnly && folders.length > 1 && (
                  <Button size="sm" tone="quiet" onPress={() => setOrdering(true)}>
                    {t('changeFolderOrder')}
                  </Button>
                )}
              </Spread>
              <Stack gap={4} as="ul">
                {folders.map((folder, index) => (
                  <li key={folder.id}>{renderFolder(folder, index)}</li>
                ))}
              </Stack>
            </Stack>
          )
        }
      </PanelSwitch>
    </Stack>
  );
}
