import { calls, useAction, useEndpoint, useEndpointPages, type WaitingPerson } from '@portal/api';
import { type PageProps, useDestinations, useMessages } from '@portal/kit';
import { useState } from 'react';
import { destinations } from '../../destinations.ts';
import { eventsDeskMessages } from '../../messages.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { WaitingScreen } from './WaitingScreen.tsx';

/** Who waits for an event, for those who look after it. */
export function WaitingPage({ params }: PageProps<'id'>) {
  const t = useMessages(eventsDeskMessages);
  const event = useEndpoint(calls.desk.byId, { params });
  const { refetch: _, ...list } = useEndpointPages(
    calls.waitingLists.ofEvent,
    { params },
    { pick: ({ people }) => people },
  );
  const [pending, setPending] = useState<WaitingPerson | null>(null);
  const { run } = useAction(calls.waitingLists.remove, {
    success: t('removed', { name: pending?.name ?? '' }),
    failure: t('removeFailed'),
    invalidates: [calls.waitingLists.ofEvent],
  });
  return (
    <>
      <WaitingScreen
        {...list}
        event={event.view}
        backHref={useDestinations(destinations).event(params)}
        onRemove={setPending}
      />
      {pending !== null && (
        <RemoveDialog
          person={pending}
          onRemove={(reason) => run({ params, body: { entryId: pending.entryId, reason } })}
          onClose={() => setPending(null)}
        />
      )}
    </>
  );
}
