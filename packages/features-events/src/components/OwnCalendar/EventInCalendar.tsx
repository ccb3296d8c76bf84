import type { EventDetail } from '@portal/api';
import { useMessages } from '@portal/kit';
import { IconCalendar, Link } from '@portal/ui';
import { eventsMessages } from '../../messages.ts';
import { AddToCalendar } from './AddToCalendar.tsx';

/** An event goes into a calendar until it is over; one that is cancelled comes out again. */
export function EventInCalendar({ event }: { event: EventDetail }) {
  const t = useMessages(eventsMessages);
  if (event.closedBecause === 'past') return null;
  if (event.closedBecause === 'cancelled')
    return (
      <Link href={event.calendarUrl} download icon={IconCalendar} isStandalone>
        {t('removeFromCalendar')}
      </Link>
    );
  return (
    <AddToCalendar
      title={event.title}
      details={event.shortDesc}
      location={event.address}
      start={new Date(event.eventStartUtc)}
      end={new Date(event.eventEndUtc)}
      fileUrl={event.calendarUrl}
    />
  );
}
