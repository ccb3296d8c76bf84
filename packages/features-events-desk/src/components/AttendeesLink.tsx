import { useDestinations, useMessages } from '@portal/kit';
import { Button, IconUsers } from '@portal/ui';
import { destinations } from '../destinations.ts';
import { eventsDeskMessages } from '../messages.ts';

/** To those who come to an event. */
export function AttendeesLink({ eventId }: { eventId: string }) {
  const t = useMessages(eventsDeskMessages);
  const href = useDestinations(destinations).attendees({ id: eventId });
  if (href === undefined) return null;
  return (
    <Button href={href} icon={IconUsers}>
      {t('attendeesPageTitle')}
    </Button>
  );
}
