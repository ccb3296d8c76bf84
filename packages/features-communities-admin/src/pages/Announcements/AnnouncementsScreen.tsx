import type { Announcement } from '@portal/api';
import { useMessages, type View } from '@portal/kit';
import { Button, Density, Heading, PageLayout, Spread } from '@portal/ui';
import { ListStates } from '../../components/ListStates/ListStates.tsx';
import { communitiesAdminMessages } from '../../messages.ts';
import { AnnouncementTable, type AnnouncementTableProps } from './AnnouncementTable.tsx';

export interface AnnouncementsScreenProps extends Pick<
  AnnouncementTableProps,
  'now' | 'onEdit' | 'onActivate' | 'onDelete'
> {
  view: View<{ announcements: readonly Announcement[] }>;
  isUpdating: boolean;
  onCreate: () => void;
}

/** What the organisation announces, for those who announce. */
export function AnnouncementsScreen({ view, isUpdating, onCreate, ...table }: AnnouncementsScreenProps) {
  const t = useMessages(communitiesAdminMessages);
  return (
    <PageLayout
      header={
        <Spread>
          <Heading level={1} isFocusable>
            {t('announcementsPageTitle')}
          </Heading>
          <Button tone="primary" onPress={onCreate}>
            {t('createAnnouncement')}
          </Button>
        </Spread>
      }
    >
      <ListStates
        view={view}
        skeleton={
          <Density value="compact">
            <AnnouncementTable {...table} announcements={[]} isLoading />
          </Density>
        }
        failedTitle={t('announcementsFailed')}
      >
        {({ announcements }) => (
          <Density value="compact">
            <AnnouncementTable {...table} announcements={announcements} isLoading={isUpdating} />
          </Density>
        )}
      </ListStates>
    </PageLayout>
  );
}
