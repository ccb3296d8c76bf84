import type { Announcement } from '@portal/api';
import { type Formats, type TranslateOf, useFormats, useMessages } from '@portal/kit';
import { Badge, Button, Table, type TableColumn, type TableProps } from '@portal/ui';
import { useMemo } from 'react';
import { NoRows } from '../../components/ListStates/ListStates.tsx';
import { communitiesAdminMessages } from '../../messages.ts';
import { stateOf } from './announcement-state.ts';

export interface AnnouncementTableProps extends Pick<TableProps<Announcement>, 'isLoading'> {
  announcements: readonly Announcement[];
  now: Date;
  onEdit: (announcement: Announcement) => void;
  onActivate: (announcement: Announcement) => void;
  onDelete: (announcement: Announcement) => void;
}

const tones = {
  activeState: 'positive',
  activeToCome: 'info',
  activeOver: 'caution',
  inactiveState: 'neutral',
} as const;

/** Every announcement, the newest first. */
export function AnnouncementTable({
  announcements,
  now,
  onEdit,
  onActivate,
  onDelete,
  isLoading,
}: AnnouncementTableProps) {
  const t = useMessages(communitiesAdminMessages);
  return (
    <Table
      caption={t('announcementsPageTitle')}
      isCaptionHidden
      isLoading={isLoading}
      rows={announcements}
      rowId={({ id }) => id}
      rowLabel={({ title }) => title}
      inlineActions={(announcement) =>
        announcement.isActive ? null : (
          <Button
            size="sm"
            label={t('activateNamed', { title: announcement.title })}
            onPress={() => onActivate(announcement)}
          >
            {t('activate')}
          </Button>
        )
      }
      rowActions={(announcement) => [
        { id: 'edit', label: t('edit'), onPress: () => onEdit(announcement) },
        { id: 'delete', label: t('delete'), tone: 'critical', onPress: () => onDelete(announcement) },
      ]}
      columns={useColumns(now)}
      empty={<NoRows title={t('noAnnouncements')} text={t('noAnnouncementsHint')} />}
    />
  );
}

function useColumns(now: Date): TableColumn<Announcement>[] {
  const t = useMessages(communitiesAdminMessages);
  const formats = useFormats();
  return useMemo(() => columnsOf(t, formats, now), [t, formats, now]);
}

function columnsOf(
  t: TranslateOf<typeof communitiesAdminMessages>,
  formats: Formats,
  now: Date,
): TableColumn<Announcement>[] {
  return [
    {
      id: 'title',
      header: t('titleColumn'),
      isRowHeader: true,
      priority: 'high',
      width: 'md',
      cell: ({ title }) => title,
    },
    {
      id: 'dates',
      header: t('datesColumn'),
      cell: ({ startDate, endDate }) => `${formats.dayMonth(startDate)} – ${formats.dayMonth(endDate)}`,
    },
    {
      id: 'audience',
      header: t('audienceColumn'),
      priority: 'low',
      cell: ({ segmentIds: { length: n } }) => (n === 0 ? t('everybody') : t('segmentCount', { n })),
    },
    {
      id: 'state',
      header: t('stateColumn'),
      priority: 'high',
      cell(announcement) {
        const state = stateOf(announcement, now);
        return <Badge tone={tones[state]}>{t(state)}</Badge>;
      },
    },
  ];
}
