import type { EventDetail, PortalEvent } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Badge, IconCheck } from '@portal/ui';
import { eventsMessages } from '../../messages.ts';
import { closedWords } from '../../model/event-words.ts';

/** Whether one holds a ticket, or why none can be had. */
export function EventBadges({ event }: { event: PortalEvent | EventDetail }) {
  const t = useMessages(eventsMessages);
  const { closedBecause } = event;
  return (
    <>
      {event.userTicketId !== null && (
        <Badge tone="positive" icon={IconCheck}>
          {t('registered')}
        </Badge>
      )}
      {closedBecause !== null && (
        <Badge tone={closedBecause === 'cancelled' ? 'critical' : 'neutral'}>{t(closedWords[closedBecause])}</Badge>
      )}
    </>
  );
}
