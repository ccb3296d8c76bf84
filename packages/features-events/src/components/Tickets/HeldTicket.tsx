import type { Ticket } from '@portal/api';
import { useDestinations, useFeatureSettings, useFormats, useMessages, usePortal } from '@portal/kit';
import { Badge, Button, Inline, Link, Spread, Stack, Text } from '@portal/ui';
import { useState } from 'react';
import { destinations } from '../../destinations.ts';
import { eventsMessages } from '../../messages.ts';
import { eventsSettings } from '../../settings.ts';
import { refundDraftKey } from '../../model/refund-draft.ts';
import { LiveAskForRefund, LiveRefundState } from '../Refunds/LiveRefunds.tsx';
import { CancelTicketDialog } from './CancelTicketDialog.tsx';
import { NeedsDialog } from './NeedsDialog.tsx';
import { NominateDialog } from './NominateDialog.tsx';
import type { TicketChanges } from './use-ticket-changes.ts';

export interface HeldTicketProps {
  ticket: Ticket;
  /** Of the event. */
  timeZone: string;
  changes: TicketChanges;
  /** The organisation lets members cancel and name who comes instead. */
  mayHandBack: boolean;
  showsPolicy: boolean;
}

type Asking = 'cancel' | 'refund' | 'nominate' | 'needs';

/** A ticket that one holds or held, and what can be done with it. */
export function HeldTicket({ ticket, timeZone, changes, mayHandBack, showsPolicy }: HeldTicketProps) {
  const t = useMessages(eventsMessages);
  const { money, dateTime } = useFormats(timeZone);
  const { needsOnForms } = useFeatureSettings(eventsSettings);
  const href = useDestinations(destinations).ticket({ id: ticket.ticketId ?? '' });
  const { drafts } = usePortal();
  // Who comes from the list of drafts goes on with the request.
  const isResumed = mayHandBack && ticket.canAskForRefund && drafts.isTakenUp(refundDraftKey(ticket.ticketId));
  const [asking, setAsking] = useState<Asking | null>(isResumed ? 'refund' : null);
  const isActive = ticket.attendanceStatus !== 'Removed';
  const needs = [ticket.otherDietaryRequirement, ticket.accessibilityRequirement].filter((need) => need !== null);
  const close = () => setAsking(null);
  const isRefundRequested = ticket.refund?.status === 'requested';
  const dialog = { ticket, onClose: close };
  return (
    <Stack gap={3}>
      <Spread>
        <Text as="span" weight="semibold" tone="strong">
          {ticket.name}
        </Text>
        <Badge tone={isActive ? 'positive' : 'neutral'}>{t(isActive ? 'ticketActive' : 'ticketRemoved')}</Badge>
      </Spread>
      <Text size="sm" tone="quiet">
        {t('ticketLine', {
          number: ticket.ticketNumber ?? '',
          price: ticket.ticketPrice === 0 ? t('free') : money(ticket.ticketPrice / 100),
        })}
      </Text>
      {ticket.nomineeName !== null && <Text size="sm">{t('nominatedLine', { name: ticket.nomineeName })}</Text>}
      {needs.length > 0 && <Text size="sm">{needs.join(', ')}</Text>}
      {isActive && href !== undefined && (
        <Link href={href} isStandalone>
          {t('showTicket')}
        </Link>
      )}
      {ticket.attendedAt !== null && <Text size="sm">{t('checkedInAt', { time: dateTime(ticket.attendedAt) })}</Text>}
      {ticket.canCancel && (
        <Inline gap={2}>
          {needsOnForms.length > 0 && (
            <Button size="sm" onPress={() => setAsking('needs')}>
              {t('needsAction')}
            </Button>
          )}
          {mayHandBack && (
            <>
              <Button size="sm" onPress={() => setAsking('nominate')}>
                {t('nominateAction')}
              </Button>
              {!isRefundRequested && (
                <Button size="sm" onPress={() => setAsking(ticket.canAskForRefund ? 'refund' : 'cancel')}>
                  {t(ticket.ticketPrice > 0 ? 'requestRefund' : 'cancelRegistration')}
                </Button>
              )}
            </>
          )}
        </Inline>
      )}
      {ticket.refund !== null && <LiveRefundState ticket={ticket} />}
      {!ticket.canCancel && ticket.canAskForRefund && mayHandBack && (
        <Inline>
          <Button size="sm" onPress={() => setAsking('refund')}>
            {t('requestRefund')}
          </Button>
        </Inline>
      )}
      {asking === 'refund' && (
        <LiveAskForRefund
          {...dialog}
          showsPolicy={showsPolicy}
          onCancelInstead={ticket.canCancel ? () => setAsking('cancel') : undefined}
        />
      )}
      {asking === 'cancel' && (
        <CancelTicketDialog
          {...dialog}
          showsPolicy={showsPolicy}
          isPending={changes.isCancelling}
          onConfirm={changes.cancel}
        />
      )}
      {asking === 'nominate' && <NominateDialog {...dialog} onNominate={changes.nominate} />}
      {asking === 'needs' && <NeedsDialog {...dialog} onSave={changes.update} />}
    </Stack>
  );
}
