import { useDestinations, useMessages } from '@portal/kit';
import { Button, IconUndo } from '@portal/ui';
import { destinations } from '../destinations.ts';
import { eventsDeskMessages } from '../messages.ts';

/** To the refunds that are asked for, of one event or of all. */
export function RefundsLink({ eventId }: { eventId?: string }) {
  const t = useMessages(eventsDeskMessages);
  const to = useDestinations(destinations);
  const href = to.refunds({}, eventId === undefined ? {} : { event: eventId });
  if (href === undefined) return null;
  return (
    <Button href={href} icon={IconUndo}>
      {t('refundsPageTitle')}
    </Button>
  );
}
