import { useDestinations, useMessages } from '@portal/kit';
import { Button, IconImage } from '@portal/ui';
import { destinations } from '../destinations.ts';
import { eventsDeskMessages } from '../messages.ts';

/** To the picture and the documents of an event. */
export function FilesLink({ eventId }: { eventId: string }) {
  const t = useMessages(eventsDeskMessages);
  const href = useDestinations(destinations).files({ id: eventId });
  if (href === undefined) return null;
  return (
    <Button href={href} icon={IconImage}>
      {t('filesPageTitle')}
    </Button>
  );
}
