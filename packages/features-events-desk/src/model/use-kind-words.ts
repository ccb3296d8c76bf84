import type { EventKind } from '@portal/api';
import { useMessages } from '@portal/kit';
import { eventsDeskMessages } from '../messages.ts';

/** What each kind of event is called. */
export function useKindWords(): Record<EventKind, string> {
  const t = useMessages(eventsDeskMessages);
  return {
    webinar: t('webinar'),
    conference: t('conference'),
    cpd: t('cpdEvent'),
    general: t('general'),
    meeting: t('meeting'),
  };
}
