import { calls, type Ticket, useAction } from '@portal/api';
import { useMessages } from '@portal/kit';
import { eventsMessages } from '../../messages.ts';
import { AskForRefundDialog, type AskForRefundDialogProps } from './AskForRefundDialog.tsx';
import { RefundState } from './RefundState.tsx';

export function LiveRefundState({ ticket }: { ticket: Ticket }) {
  const t = useMessages(eventsMessages);
  const { run, isPending } = useAction(calls.refunds.withdraw, {
    success: t('withdrawn'),
    failure: t('withdrawFailed'),
    invalidates: [calls.tickets.mine],
  });
  const { ticketId, refund } = ticket;
  if (ticketId === null || refund === null) return null;
  return (
    <RefundState
      refund={refund}
      isWithdrawing={isPending}
      // A failure has been told in a toast.
      onWithdraw={() => void run({ body: { ticketId } }).catch(() => undefined)}
    />
  );
}

export function LiveAskForRefund(props: Omit<AskForRefundDialogProps, 'onAsk'>) {
  const t = useMessages(eventsMessages);
  const { run } = useAction(calls.refunds.ask, {
    success: t('asked'),
    failure: t('askFailed'),
    invalidates: [calls.tickets.mine],
  });
  const { ticketId } = props.ticket;
  return <AskForRefundDialog {...props} onAsk={(reason) => run({ body: { ticketId: ticketId ?? '', reason } })} />;
}
