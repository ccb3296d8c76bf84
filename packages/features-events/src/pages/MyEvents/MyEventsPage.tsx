import { type PageProps, useDestinations, useWayBack } from '@portal/kit';
import { LateMyWaitingLists } from '../../components/WaitingList/LateWaitingLists.tsx';
import { places } from '../../destinations.ts';
import { MyEventsScreen } from './MyEventsScreen.tsx';
import { useMyEvents } from './use-my-events.ts';

/** Events that the person attends. */
export function AttendingPage(props: PageProps) {
  return <MyEvents which="upcoming" {...props} />;
}

/** Events that the person attended. */
export function PastEventsPage(props: PageProps) {
  return <MyEvents which="past" {...props} />;
}

function MyEvents({ which, ...address }: PageProps & { which: 'upcoming' | 'past' }) {
  const to = useDestinations(places);
  const backHref = useWayBack(to.home());
  const list = useMyEvents(which, address);
  return (
    <MyEventsScreen
      {...list}
      which={which}
      backHref={backHref}
      discoverHref={to.discover({ filterType: 'all' })}
      waiting={which === 'upcoming' && <LateMyWaitingLists />}
    />
  );
}
