import type { Meeting } from '@portal/api';
import { useDestinations, useMessages, type View } from '@portal/kit';
import { Button, EmptyState, Heading, Illustration, type ListItems, PageLayout } from '@portal/ui';
import { RevealedMeetings } from '../components/Meetings/RevealedMeetings.tsx';
import { places } from '../destinations.ts';
import { meetingMessages } from '../messages-meetings.ts';

/** Of My Favourites: every favourite meeting, headed by how many there are. */
export function FavouriteMeetingsScreen({ view }: { view: View<ListItems<Meeting>> }) {
  const t = useMessages(meetingMessages);
  const explore = useDestinations(places).exploreMeetings();
  return (
    <PageLayout
      header={
        <Heading level={1}>
          {view.state === 'ready' ? t('bookmarkedMeetings', { n: view.data.total }) : t('meetingsSectionTitle')}
        </Heading>
      }
    >
      <RevealedMeetings
        label={t('meetingsSectionTitle')}
        view={view}
        of="favourites"
        restoreKey="favourite-meetings"
        empty={
          <EmptyState
            illustration={<Illustration name="search" />}
            title={t('noBookmarkedMeetings')}
            text={t('noBookmarkedMeetingsHint')}
            action={explore !== undefined && <Button href={explore}>{t('exploreMeetingsPageTitle')}</Button>}
          />
        }
      />
    </PageLayout>
  );
}
