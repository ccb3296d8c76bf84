import { useDestinations, useMessages } from '@portal/kit';
import { Button, IconCheckCircle } from '@portal/ui';
import { destinations } from '../destinations.ts';
import { eventsDeskMessages } from '../messages.ts';

/** To the door of an event. */
export function CheckInLink({ eventId }: { eventId: string }) {
  const t = useMessages(eventsDeskMessages);
  const href = useDestinations(destinations).checkIn({ id: eventId });
  if (href === undefined) return null;
  return (
    <Button href={href} icon={IconCheckCircle}>
      {t('checkInPageTitle')}
    </Button>
  );
}
