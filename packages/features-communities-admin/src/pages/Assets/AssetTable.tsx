import type { FolderAsset } from '@portal/api';
import { safeHref, useFormats, useMessages } from '@portal/kit';
import { type MenuItemEntry, Table, type TableColumn } from '@portal/ui';
import { useMemo, useState } from 'react';
import { communitiesAdminMessages } from '../../messages.ts';
import { hasPreview, typeOf } from './sorted-assets.ts';

export interface AssetTableProps {
  caption: string;
  assets: readonly FolderAsset[];
  /** Without them, the table is read only. */
  onEdit: ((asset: FolderAsset) => void) | undefined;
  onDelete: ((asset: FolderAsset) => void) | undefined;
}

const pageSize = 10;

/** Files and links of a folder, ten to a page. */
export function AssetTable({ caption, assets, onEdit, onDelete }: AssetTableProps) {
  const t = useMessages(communitiesAdminMessages);
  const [wanted, setPage] = useState(1);
  const last = Math.max(1, Math.ceil(assets.length / pageSize));
  const page = Math.min(wanted, last);
  const change = (asset: FolderAsset): MenuItemEntry[] => [
    ...(onEdit ? [{ id: 'edit', label: t('edit'), onPress: () => onEdit(asset) }] : []),
    ...(onDelete
      ? [{ id: 'delete', label: t('delete'), tone: 'critical' as const, onPress: () => onDelete(asset) }]
      : []),
  ];
  return (
    <Table
      caption={caption}
      isCaptionHidden
      rows={assets.slice((page - 1) * pageSize, page * pageSize)}
      rowId={({ id }) => id}
      rowLabel={({ name }) => name}
      columns={useColumns()}
      rowActions={(asset) => [...waysTo(asset, t), ...change(asset)]}
      {...(assets.length > pageSize && { pager: { page, pageSize, total: assets.length, onPageChange: setPage } })}
    />
  );
}

function waysTo(
  asset: FolderAsset,
  t: ReturnType<typeof useMessages<typeof communitiesAdminMessages.texts>>,
): MenuItemEntry[] {
  const { type, path } = asset;
  const newTab = { target: '_blank' } as const;
  if (type === 'link') {
    const href = safeHref(path);
    return href === null || href === undefined ? [] : [{ id: 'open', label: t('open'), href, ...newTab }];
  }
  return [
    ...(hasPreview(asset) ? [{ id: 'preview', label: t('preview'), href: path, ...newTab }] : []),
    { id: 'download', label: t('download'), href: path, isDownload: true },
  ];
}

function useColumns(): TableColumn<FolderAsset>[] {
  const t = useMessages(communitiesAdminMessages);
  const { date } = useFormats();
  return useMemo(
    () => [
      { id: 'name', header: t('columnName'), isRowHeader: true, priority: 'high', cell: ({ name }) => name },
      { id: 'description', header: t('columnDescription'), cell: ({ description }) => description },
      { id: 'type', header: t('columnType'), width: 'xs', cell: (asset) => typeOf(asset) ?? t('link') },
      { id: 'created', header: t('columnCreated'), width: 'sm', cell: ({ createdAt }) => date(createdAt) },
    ],
    [t, date],
  );
}
