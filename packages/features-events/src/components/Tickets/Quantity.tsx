import { limits } from '@portal/api';
import { useFormats, useMessages } from '@portal/kit';
import { NumberField, type NumberFieldProps, Stack, Text } from '@portal/ui';
import { cartMessages } from '../../cart/messages.ts';

interface QuantityProps {
  /** What one costs, in cents. */
  amount: number;
  quantity: Pick<NumberFieldProps, 'value' | 'onChange'>;
}

/** How many tickets, and what they cost together. */
export function Quantity({ amount, quantity }: QuantityProps) {
  const t = useMessages(cartMessages);
  const { money } = useFormats();
  return (
    <Stack gap={2}>
      <NumberField {...quantity} label={t('quantity')} min={1} max={limits.cart.quantity} />
      <Text size="sm" weight="semibold" tone="strong">
        {t('totalAmount', { amount: money((amount * (quantity.value ?? 1)) / 100) })}
      </Text>
    </Stack>
  );
}
