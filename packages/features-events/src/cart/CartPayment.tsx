import { useFormats, useMessages } from '@portal/kit';
import { Banner, Button, Spread, Stack, Text } from '@portal/ui';
import { type CartItem, totalOf, troubleOf } from './cart-items.ts';
import { cartMessages } from './messages.ts';

export interface CartPaymentProps {
  items: readonly CartItem[];
  isPaying: boolean;
  /** What the server said of the last try. */
  failure: string | null;
  onPay: () => void;
}

/** What everything costs together, and the way to where it is paid. */
export function CartPayment({ items, isPaying, failure, onPay }: CartPaymentProps) {
  const t = useMessages(cartMessages);
  const { money } = useFormats();
  const isBlocked = items.some((item) => troubleOf(item) !== null);
  return (
    <Stack gap={3} isGrowing>
      {failure !== null && (
        <Banner tone="critical" role="alert" title={failure}>
          {t('reload')}
        </Banner>
      )}
      <Spread>
        <Text as="span" weight="semibold" tone="strong">
          {t('total')}
        </Text>
        <Text as="span" size="lg" weight="bold" tone="strong" isTabular role="status">
          {money(totalOf(items) / 100)}
        </Text>
      </Spread>
      <Button tone="primary" size="lg" isFullWidth isDisabled={isBlocked} isPending={isPaying} onPress={onPay}>
        {t('checkout')}
      </Button>
      <Text size="sm" tone="quiet" align="center">
        {t(isBlocked ? 'takeOutFirst' : 'checkoutHint')}
      </Text>
    </Stack>
  );
}
