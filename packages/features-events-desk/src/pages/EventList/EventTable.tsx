import type { DeskEvent } from '@portal/api';
import { useMessages, usePortal, zonedRangeText } from '@portal/kit';
import { Badge, Inline, Table, type TableColumn, type TableProps, Text } from '@portal/ui';
import { useMemo } from 'react';
import { eventsDeskMessages } from '../../messages.ts';
import { StatusBadge } from '../../components/StatusBadge.tsx';

export interface EventTableProps extends Pick<TableProps<DeskEvent>, 'isLoading'> {
  events: readonly DeskEvent[];
  hrefOf: (id: string) => string | undefined;
}

export function EventTable({ events, hrefOf, isLoading }: EventTableProps) {
  const t = useMessages(eventsDeskMessages);
  return (
    <Table
      caption={t('listPageTitle')}
      isCaptionHidden
      isLoading={isLoading}
      rows={events}
      rowId={({ id }) => id}
      rowLabel={({ title }) => title}
      rowHref={({ id }) => hrefOf(id)}
      columns={useColumns()}
    />
  );
}

function useColumns(): TableColumn<DeskEvent>[] {
  const t = useMessages(eventsDeskMessages);
  const { locale } = usePortal();
  return useMemo(
    () => [
      {
        id: 'event',
        header: t('event'),
        isRowHeader: true,
        priority: 'high',
        cell: ({ title, isMembersOnly }) => (
          <Inline gap={2}>
            <Text as="span">{title}</Text>
            {isMembersOnly && <Badge>{t('membersOnly')}</Badge>}
          </Inline>
        ),
      },
      {
        id: 'status',
        header: t('status'),
        width: 'sm',
        priority: 'high',
        cell: ({ status }) => <StatusBadge status={status} />,
      },
      {
        id: 'when',
        header: t('when'),
        cell: (event) => zonedRangeText(event, event.eventStartUtc, event.eventEndUtc, locale),
      },
      { id: 'type', header: t('type'), width: 'sm', priority: 'low', cell: ({ type }) => t(type) },
      {
        id: 'seats',
        header: t('seats'),
        width: 'sm',
        align: 'end',
        cell: ({ sold, capacity }) => (capacity === null ? String(sold) : t('soldOf', { sold, capacity })),
      },
    ],
    [t, locale],
  );
}
