import type { WaitingEntry } from '@portal/api';
import { momentText, useFormats, useMessages, usePortal } from '@portal/kit';
import { Badge, Button, ConfirmDialog, Inline, Stack, Text } from '@portal/ui';
import { useState } from 'react';
import { eventsMessages } from '../../messages.ts';
import { CheckoutDialog } from '../Tickets/CheckoutDialog.tsx';
import type { WaitingListOf } from './use-waiting-lists.ts';

export interface WaitingListPositionProps {
  entry: WaitingEntry;
  waitingList: WaitingListOf;
}

type Asking = 'leave' | 'checkout';

/** Where somebody stands in a line, or the seat that is kept for them. */
export function WaitingListPosition({ entry, waitingList }: WaitingListPositionProps) {
  const t = useMessages(eventsMessages);
  const [asking, setAsking] = useState<Asking | null>(null);
  const close = () => setAsking(null);
  const isOffered = entry.status === 'offered';
  // A failure is told by the action, and what is asked stays.
  const ended = (done: Promise<unknown>) => void done.then(close, () => undefined);
  const take = () => ended(waitingList.accept(entry.ticketPriceId, entry.amount));
  return (
    <Stack gap={3}>
      <Inline gap={2}>
        <Badge tone={isOffered ? 'positive' : 'info'}>
          {isOffered ? t('seatKept') : t('placeInLine', { place: entry.place ?? 1 })}
        </Badge>
      </Inline>
      {isOffered ? <OfferText entry={entry} /> : <Text size="sm">{t('placeText', { name: entry.name })}</Text>}
      <Inline gap={2}>
        {isOffered && (
          <Button
            tone="primary"
            isPending={waitingList.isPending}
            onPress={() => (entry.amount === 0 ? take() : setAsking('checkout'))}
          >
            {t('takeSeat')}
          </Button>
        )}
        <Button onPress={() => setAsking('leave')}>{t(isOffered ? 'decline' : 'leaveWaitingList')}</Button>
      </Inline>
      {asking === 'leave' && (
        <ConfirmDialog
          isOpen
          title={t(isOffered ? 'declineTitle' : 'leaveWaitingList')}
          confirmLabel={t(isOffered ? 'decline' : 'leaveWaitingList')}
          cancelLabel={t(isOffered ? 'keepOffer' : 'keepPlace')}
          tone="critical"
          isPending={waitingList.isPending}
          onConfirm={() => ended(waitingList.leave(entry.ticketPriceId))}
          onCancel={close}
        >
          {t(isOffered ? 'declineText' : 'leaveText')}
        </ConfirmDialog>
      )}
      {asking === 'checkout' && <CheckoutDialog isPending={waitingList.isPending} onConfirm={take} onCancel={close} />}
    </Stack>
  );
}

function OfferText({ entry: { name, amount, offerEndUtc } }: Pick<WaitingListPositionProps, 'entry'>) {
  const t = useMessages(eventsMessages);
  const { profile, locale } = usePortal();
  const { money } = useFormats();
  const price = amount === 0 ? t('free') : money(amount / 100);
  const time = offerEndUtc === null ? '' : momentText(offerEndUtc, profile.timeZone, locale);
  return <Text>{t('seatKeptText', { name, price, time })}</Text>;
}
