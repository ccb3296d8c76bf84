import type { Meeting } from '@portal/api';
import { useDestinations, useMessages, type View } from '@portal/kit';
import { Button, EmptyState, Heading, Illustration, type ListItems, type ListMore, PageLayout } from '@portal/ui';
import { RevealedMeetings } from '../components/Meetings/RevealedMeetings.tsx';
import { destinations } from '../destinations.ts';
import { communitiesMessages } from '../messages.ts';

interface FavouriteMeetingsScreenProps {
  view: View<ListItems<Meeting>>;
  more?: ListMore | undefined;
}

/** Of My Favourites: every favourite meeting, headed by how many there are. */
export function FavouriteMeetingsScreen({ view, more }: FavouriteMeetingsScreenProps) {
  const t = useMessages(communitiesMessages);
  const explore = useDestinations(destinations).exploreMeetings();
  return (
    <PageLayout
      header={
        <Heading level={1}>
          {view.state === 'ready' ? t('bookmarkedMeetings', { n: countOf(view.data) }) : t('meetingsSectionTitle')}
        </Heading>
      }
    >
      <RevealedMeetings
        label={t('meetingsSectionTitle')}
        view={view}
        more={more}
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

/** One that was just taken out stays in sight, to be put back, and is counted no more. */
function countOf({ items, total }: ListItems<Meeting>): number {
  return total - items.filter(({ isFavorite }) => !isFavorite).length;
}
