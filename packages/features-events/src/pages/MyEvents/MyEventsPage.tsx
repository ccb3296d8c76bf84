import { useDestinations, useWayBack } from '@portal/kit';
import { LiveCalendarFeed } from '../../components/OwnCalendar/LiveCalendarFeed.tsx';
import { RemindersButton } from '../../components/Reminders/RemindersButton.tsx';
import { LiveMyWaitingLists } from '../../components/WaitingList/LiveWaitingLists.tsx';
import { places } from '../../destinations.ts';
import { MyEventsScreen } from './MyEventsScreen.tsx';
import { useMyEvents } from './use-my-events.ts';

/** Events that the person attends. */
export function AttendingPage() {
  return <MyEvents which="upcoming" />;
}

/** Events that the person attended. */
export function PastEventsPage() {
  return <MyEvents which="past" />;
}

function MyEvents({ which }: { which: 'upcoming' | 'past' }) {
  const to = useDestinations(places);
  const backHref = useWayBack(to.home());
  const list = useMyEvents(which);
  return (
    <MyEventsScreen
      {...list}
      which={which}
      backHref={backHref}
      discoverHref={to.discover({ filterType: 'all' })}
      waiting={which === 'upcoming' && <LiveMyWaitingLists />}
      ownCalendar={which === 'upcoming' && <LiveCalendarFeed />}
      actions={which === 'upcoming' && <RemindersButton />}
    />
  );
}
