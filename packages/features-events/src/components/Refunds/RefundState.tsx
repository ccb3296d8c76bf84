import type { Ticket } from '@portal/api';
import { useFormats, useMessages } from '@portal/kit';
import { Badge, Button, Inline, Stack, Text } from '@portal/ui';
import { eventsMessages } from '../../messages.ts';

type Refund = NonNullable<Ticket['refund']>;

export interface RefundStateProps {
  refund: Refund;
  isWithdrawing: boolean;
  onWithdraw: () => void;
}

const tones = { requested: 'caution', due: 'positive', refunded: 'positive', declined: 'critical' } as const;
const texts = {
  requested: 'requestedText',
  due: 'dueText',
  refunded: 'refundedText',
  declined: 'declinedText',
} as const;

/** What becomes of the money of a ticket. */
export function RefundState({ refund, isWithdrawing, onWithdraw }: RefundStateProps) {
  const t = useMessages(eventsMessages);
  const { money, dateMedium } = useFormats();
  const { status, amount, at, answer } = refund;
  return (
    <Stack gap={2}>
      <Inline>
        <Badge tone={tones[status]}>{t(status)}</Badge>
      </Inline>
      <Text size="sm">{t(texts[status], { amount: money(amount / 100), date: dateMedium(at) })}</Text>
      {answer !== '' && <Text size="sm">{t('answer', { answer })}</Text>}
      {status === 'requested' && (
        <Inline>
          <Button size="sm" tone="quiet" isPending={isWithdrawing} onPress={onWithdraw}>
            {t('withdraw')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
