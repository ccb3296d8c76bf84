import { useDestinations, useMessages } from '@portal/kit';
import { Button, IconClock } from '@portal/ui';
import { destinations } from '../destinations.ts';
import { eventsDeskMessages } from '../messages.ts';

/** To those who wait for an event. */
export function WaitingLink({ eventId }: { eventId: string }) {
  const t = useMessages(eventsDeskMessages);
  const href = useDestinations(destinations).waiting({ id: eventId });
  if (href === undefined) return null;
  return (
    <Button href={href} icon={IconClock}>
      {t('waitingPageTitle')}
    </Button>
  );
}
