import { calls, type RefundRequest, useAction, useEndpoint } from '@portal/api';
import { type PageProps, useDestinations, useMessages } from '@portal/kit';
import { useState } from 'react';
import { destinations } from '../../destinations.ts';
import { eventsDeskMessages } from '../../messages.ts';
import { ApproveDialog } from './ApproveDialog.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';
import { RefundsScreen } from './RefundsScreen.tsx';
import { useRefunds } from './use-refunds.ts';

type PendingDecision = { request: RefundRequest; to: 'approve' | 'decline' } | null;

/** Refunds that members ask for, for those who decide them. */
export function RefundsPage(props: PageProps) {
  const to = useDestinations(destinations);
  const { refetch, ...list } = useRefunds(props);
  const { eventId } = list.filters;
  const event = useEndpoint(calls.desk.byId, { params: { id: eventId ?? '' } }, { enabled: eventId !== null });
  const [pending, setPending] = useState<PendingDecision>(null);
  const close = () => setPending(null);
  const { approve, decline } = useDecisions(pending?.request, refetch);
  return (
    <>
      <RefundsScreen
        {...list}
        event={eventId === null ? null : event.view}
        backHref={eventId === null ? to.list() : to.event({ id: eventId })}
        allHref={to.refunds()}
        eventHref={(id) => to.event({ id })}
        onApprove={(request) => setPending({ request, to: 'approve' })}
        onDecline={(request) => setPending({ request, to: 'decline' })}
      />
      {pending?.to === 'approve' && <ApproveDialog request={pending.request} onApprove={approve} onClose={close} />}
      {pending?.to === 'decline' && <DeclineDialog request={pending.request} onDecline={decline} onClose={close} />}
    </>
  );
}

const touched = [calls.refunds.list, calls.desk.byId, calls.desk.history, calls.desk.query];

/** Where somebody else has decided meanwhile, their decision is shown behind the dialog. */
function useDecisions(request: RefundRequest | undefined, refetch: () => void) {
  const t = useMessages(eventsDeskMessages);
  const { id = '', name = '' } = request ?? {};
  const params = { id };
  const approval = useAction(calls.refunds.approve, {
    success: t('approvedToast', { name }),
    failure: t('approveFailed'),
    invalidates: touched,
  });
  const refusal = useAction(calls.refunds.decline, {
    success: t('declinedToast', { name }),
    failure: t('declineFailed'),
    invalidates: touched,
  });
  function refused(problem: unknown): never {
    refetch();
    throw problem;
  }
  return {
    approve: (body: { amount: number; message: string }) => approval.run({ params, body }).catch(refused),
    decline: (reason: string) => refusal.run({ params, body: { reason } }).catch(refused),
  };
}
