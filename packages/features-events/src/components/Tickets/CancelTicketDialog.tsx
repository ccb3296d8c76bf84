import type { Ticket } from '@portal/api';
import { useFormats, useMessages } from '@portal/kit';
import { ConfirmDialog, Stack, Text } from '@portal/ui';
import { eventsMessages } from '../../messages.ts';

export interface CancelTicketDialogProps {
  ticket: Ticket;
  showsPolicy: boolean;
  isPending: boolean;
  /** Rejects where the ticket could not be cancelled, and then the dialog stays. */
  onConfirm: (ticketId: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks before a ticket is given back, and says what comes back of its price. */
export function CancelTicketDialog({ ticket, showsPolicy, isPending, onConfirm, onClose }: CancelTicketDialogProps) {
  const t = useMessages(eventsMessages);
  const { money } = useFormats();
  const isPaid = ticket.ticketPrice > 0;
  return (
    <ConfirmDialog
      isOpen
      title={t(isPaid ? 'requestRefund' : 'cancelRegistration')}
      confirmLabel={t(isPaid ? 'refund' : 'confirm')}
      cancelLabel={t('keepTicket')}
      tone="critical"
      isPending={isPending}
      onConfirm={() => void onConfirm(ticket.ticketId ?? '').then(onClose, () => undefined)}
      onCancel={onClose}
    >
      <Stack gap={3} as="span">
        <span>{isPaid ? t('refundText', { amount: money(ticket.refundAmount / 100) }) : t('cancelText')}</span>
        {showsPolicy && (
          <Text as="span" size="sm" tone="quiet">
            {t('refundPolicy')}
          </Text>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
