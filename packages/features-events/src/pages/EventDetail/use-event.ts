import { calls, useEndpoint } from '@portal/api';
import { empty, useModule } from '@portal/kit';

/** An event with what is attached to it, where the organisation shows that. */
export function useEvent(id: string) {
  const hasAttachments = useModule('events', 'attachments');
  const event = useEndpoint(calls.events.byId, { params: { id } });
  const attachments = useEndpoint(calls.events.attachments, { params: { id } }, { enabled: hasAttachments });
  return { view: event.view, attachments: hasAttachments ? attachments.view : empty };
}
