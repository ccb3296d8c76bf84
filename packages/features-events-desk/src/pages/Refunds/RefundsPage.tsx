import { calls, type RefundRequest, useAction, useEndpoint } from '@portal/api';
import { type PageProps, useDestinations, useMessages } from '@portal/kit';
import { useState } from 'react';
import { destinations } from '../../destinations.ts';
import { eventsDeskMessages } from '../../messages.ts';
import { ApproveDialog } from './ApproveDialog.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';
import { RefundsScreen } from './RefundsScreen.tsx';
import { useRefunds } from './use-refunds.ts';

type Asked = { request: RefundRequest; to: 'approve' | 'decline' } | null;

/** Refunds that members ask for, for those who decide them. */
export function RefundsPage(props: PageProps) {
  const to = useDestinations(destinations);
  const { refetch, ...list } = useRefunds(props);
  const { eventId } = list.filters;
  const event = useEndpoint(calls.desk.byId, { params: { id: eventId ?? '' } }, { enabled: eventId !== null });
  const [asked, setAsked] = useState<Asked>(null);
  const close = () => setAsked(null);
  const { approve, decline } = useDecisions(asked?.request, refetch);
  return (
    <>
      <RefundsScreen
        {...list}
        event={eventId === null ? null : event.view}
        backHref={eventId === null ? to.list() : to.event({ id: eventId })}
        allHref={to.refunds()}
        eventHref={(id) => to.event({ id })}
        onApprove={(request) => setAsked({ request, to: 'approve' })}
        onDecline={(request) => setAsked({ request, to: 'decline' })}
      />
      {asked?.to === 'approve' && <ApproveDialog request={asked.request} onApprove={approve} onClose={close} />}
      {asked?.to === 'decline' && <DeclineDialog request={asked.request} onDecline={decline} onClose={close} />}
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
