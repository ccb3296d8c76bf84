import { calls, type CallInput, useAction } from '@portal/api';
import { useMessages, useOutcome, usePortal } from '@portal/kit';
import type { EventsOutcomes } from '../../manifest.ts';
import { eventsMessages } from '../../messages.ts';
import { ticketReads } from '../../model/use-registration.ts';

/** Cancels a ticket, names who comes instead, says what its holder needs. */
export function useTicketChanges() {
  const t = useMessages(eventsMessages);
  const { notify } = usePortal();
  const emit = useOutcome<EventsOutcomes>();
  const cancel = useAction(calls.tickets.cancel, {
    success: ({ data }) => (data === null ? null : t('cancelledToast')),
    failure: t('cancelFailed'),
    invalidates: ticketReads,
  });
  const nominate = useAction(calls.tickets.nominate, {
    success: ({ data }) => (data === null ? null : t('nominatedToast')),
    failure: t('nominateFailed'),
    invalidates: ticketReads,
  });
  const update = useAction(calls.tickets.update, {
    success: t('needsSavedToast'),
    failure: t('needsFailed'),
    invalidates: [calls.tickets.mine],
  });
  /** What answers without a ticket has refused in words. */
  const showRefusal = ({ data, message }: { data: unknown; message: string }): void => {
    if (data === null) notify.failure(message);
  };
  return {
    async cancel(ticketId: string): Promise<void> {
      const changed = await cancel.run({ body: { ticketId } });
      showRefusal(changed);
      if (changed.data !== null) emit('cancelled', { ticketId });
    },
    isCancelling: cancel.isPending,
    nominate: async (body: CallInput<typeof calls.tickets.nominate>['body']) =>
      showRefusal(await nominate.run({ body })),
    update: (body: CallInput<typeof calls.tickets.update>['body']) => update.run({ body }),
  };
}

export type TicketChanges = ReturnType<typeof useTicketChanges>;
