import { useFormats, useMessages } from '@portal/kit';
import { eventsMessages } from '../messages.ts';

/** What the cheapest ticket costs; nothing where there are no tickets. */
export function usePrice(amountFrom: number | null): string | null {
  const t = useMessages(eventsMessages);
  const { money } = useFormats();
  if (amountFrom === null) return null;
  return amountFrom === 0 ? t('free') : t('fromAmount', { amount: money(amountFrom / 100) });
}
