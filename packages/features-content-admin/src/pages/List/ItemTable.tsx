import { type ListedDeskContentItem, pageSizes } from '@portal/api';
import { shortMomentText, useFormats, useMessages } from '@portal/kit';
import {
  EmptyState,
  Illustration,
  Inline,
  type MenuEntry,
  Stack,
  Table,
  type TableColumn,
  type TableProps,
  Text,
} from '@portal/ui';
import { type ReactNode, useMemo } from 'react';
import { Readers } from '../../components/Readers/Readers.tsx';
import { StateBadge } from '../../components/StateBadge/StateBadge.tsx';
import { contentAdminMessages } from '../../messages.ts';
import { type ContentKind, kindWords } from '../../model/content-kinds.ts';
import { useShownTimes } from '../../model/use-shown-times.ts';

export interface ItemTableProps extends Pick<TableProps<ListedDeskContentItem>, 'isLoading'> {
  kind: ContentKind;
  items: readonly ListedDeskContentItem[];
  page: number;
  total: number;
  hrefOf: (item: ListedDeskContentItem) => string | undefined;
  actionsOf: (item: ListedDeskContentItem) => readonly MenuEntry[];
  onPage: (page: number) => void;
  /** In the place of rows where a search has found nothing. */
  nothingFits: { action: ReactNode } | null;
}

/** Items of every state, what was changed last first. */
export function ItemTable({
  kind,
  items,
  page,
  total,
  hrefOf,
  actionsOf,
  onPage,
  nothingFits,
  isLoading,
}: ItemTableProps) {
  const t = useMessages(contentAdminMessages);
  return (
    <Table
      caption={t(kindWords[kind].listTitle)}
      isCaptionHidden
      isLoading={isLoading}
      rows={items}
      rowId={({ id }) => id}
      rowLabel={({ name }) => name}
      rowHref={hrefOf}
      rowActions={actionsOf}
      columns={useColumns()}
      empty={
        <EmptyState
          scope="panel"
          illustration={<Illustration name="search" />}
          title={t(nothingFits === null ? kindWords[kind].none : 'noneFound')}
          text={t(nothingFits === null ? 'nothingYet' : 'tryOtherFilters')}
          action={nothingFits?.action}
        />
      }
      pager={{
        page,
        pageSize: pageSizes.contentDesk,
        total,
        onPageChange: onPage,
        labels: { name: t('pagesOfList'), items: (range) => t('rangeOfList', range) },
      }}
    />
  );
}

function useColumns(): TableColumn<ListedDeskContentItem>[] {
  const t = useMessages(contentAdminMessages);
  const { date } = useFormats();
  const shownTimes = useShownTimes(shortMomentText);
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('title'),
        isRowHeader: true,
        priority: 'high',
        cell: ({ name }) => <bdi>{name}</bdi>,
      },
      {
        id: 'state',
        header: t('state'),
        width: 'sm',
        priority: 'high',
        cell: ({ state }) => (
          <Inline gap={2}>
            <StateBadge state={state} />
          </Inline>
        ),
      },
      {
        id: 'shown',
        header: t('shown'),
        width: 'lg',
        cell: (item) => (
          <Stack gap={0}>
            {shownTimes(item).map((time) => (
              <span key={time}>{time}</span>
            ))}
          </Stack>
        ),
      },
      { id: 'readers', header: t('readers'), width: 'sm', priority: 'low', cell: (item) => <Readers {...item} /> },
      {
        id: 'changed',
        header: t('changed'),
        width: 'sm',
        cell: ({ createdAt, createdBy, updatedAt, updatedBy }) => {
          const by = updatedAt === null ? createdBy : updatedBy;
          return (
            <Stack gap={0}>
              <span>{date(updatedAt ?? createdAt)}</span>
              {by !== null && (
                <Text as="span" size="xs" tone="quiet">
                  {by.name}
                </Text>
              )}
            </Stack>
          );
        },
      },
    ],
    [t, date, shownTimes],
  );
}
