import type { PortalEvent } from '@portal/api';
import { useDestinations, useMessages, useShareWords } from '@portal/kit';
import { ShareButton, type ShareButtonProps } from '@portal/ui';
import { destinations } from '../../destinations.ts';
import { eventsMessages } from '../../messages.ts';

interface ShareEventProps extends Pick<ShareButtonProps, 'dialog'> {
  event: Pick<PortalEvent, 'id' | 'title'>;
}

/** Hands the address of an event to others. */
export function ShareEvent({ event, dialog }: ShareEventProps) {
  const t = useMessages(eventsMessages);
  return (
    <ShareButton
      {...useShareWords()}
      href={useDestinations(destinations).event({ id: event.id })}
      label={t('shareOf', { title: event.title })}
      isIcon
      title={t('share')}
      description={t('shareHint')}
      subject={event.title}
      dialog={dialog}
    />
  );
}
