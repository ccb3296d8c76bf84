import { useDestinations, useMessages } from '@portal/kit';
import { Button, IconCheckCircle } from '@portal/ui';
import { places } from '../destinations.ts';
import { eventsDeskMessages } from '../messages.ts';

/** To the door of an event. */
export function DoorLink({ eventId }: { eventId: string }) {
  const t = useMessages(eventsDeskMessages);
  const href = useDestinations(places).checkIn({ id: eventId });
  if (href === undefined) return null;
  return (
    <Button href={href} icon={IconCheckCircle}>
      {t('checkInPageTitle')}
    </Button>
  );
}
