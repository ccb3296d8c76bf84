import { calls, firstPage, firstRead } from '@portal/api';
import { useDestinations, useBackHref } from '@portal/kit';
import { LiveCalendarFeed } from '../../components/OwnCalendar/LiveCalendarFeed.tsx';
import { RemindersButton } from '../../components/Reminders/RemindersButton.tsx';
import { LiveMyWaitingLists } from '../../components/WaitingList/LiveWaitingLists.tsx';
import { destinations } from '../../destinations.ts';
import { MyEventsScreen, type MyEventsScreenProps } from './MyEventsScreen.tsx';
import { useAttending } from './use-attending.ts';
import { listInput, useMyEvents } from './use-my-events.ts';

/** Events that the person attends. */
export function AttendingPage() {
  const { isComplete, ...list } = useAttending();
  return (
    <MyEvents
      {...list}
      which="upcoming"
      waiting={isComplete && <LiveMyWaitingLists />}
      ownCalendar={<LiveCalendarFeed />}
      actions={<RemindersButton />}
    />
  );
}

/** Events that the person attended. */
export function PastEventsPage() {
  return <MyEvents {...useMyEvents('past')} which="past" />;
}

function MyEvents(props: Omit<MyEventsScreenProps, 'backHref' | 'discoverHref'>) {
  const to = useDestinations(destinations);
  const backHref = useBackHref(to.home());
  return <MyEventsScreen {...props} backHref={backHref} discoverHref={to.discover({ filterType: 'all' })} />;
}

/** The pages as routes load them. */
export const attending = {
  default: AttendingPage,
  firstReads: () => [firstPage(calls.events.upcoming, listInput), firstRead(calls.waitingLists.mine)],
};
export const pastEvents = {
  default: PastEventsPage,
  firstReads: () => [firstPage(calls.events.past, listInput)],
};
