import { useMessages, type View } from '@portal/kit';
import { EmptyState, Heading, Link, PageLayout, Stack } from '@portal/ui';
import { EventGrid, type EventPage } from '../../components/EventGrid/EventGrid.tsx';
import { eventsMessages } from '../../messages.ts';

export interface EventsHomeScreenProps {
  upcoming: View<EventPage>;
  discover: View<EventPage>;
  attendingHref: string | undefined;
  discoverHref: string | undefined;
}

export function EventsHomeScreen({ upcoming, discover, attendingHref, discoverHref }: EventsHomeScreenProps) {
  const t = useMessages(eventsMessages);
  return (
    <PageLayout
      header={
        <Heading level={1} isFocusable>
          {t('eventsPageTitle')}
        </Heading>
      }
    >
      <Stack gap={10}>
        <EventGrid
          view={upcoming}
          title={t('upcomingHeading')}
          actions={
            <Link href={attendingHref} isStandalone>
              {t('seeAttending')}
            </Link>
          }
          failedTitle={t('upcomingFailed')}
          empty={<EmptyState scope="panel" headingLevel={3} title={t('noUpcoming')} text={t('noUpcomingHint')} />}
          expected={2}
        />
        <EventGrid
          view={discover}
          title={t('discoverHeading')}
          actions={
            <Link href={discoverHref} isStandalone>
              {t('seeAll')}
            </Link>
          }
          failedTitle={t('discoverFailed')}
          empty={<EmptyState scope="panel" headingLevel={3} title={t('noEvents')} />}
          expected={4}
        />
      </Stack>
    </PageLayout>
  );
}
