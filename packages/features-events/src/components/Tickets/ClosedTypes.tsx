import type { ClosedReason, Ticket } from '@portal/api';
import { useFormats, useMessages } from '@portal/kit';
import { DescriptionList, Stack, Text } from '@portal/ui';
import { eventsMessages } from '../../messages.ts';
import { cartMessages } from '../../cart/messages.ts';

export interface ClosedTypesProps {
  because: ClosedReason;
  types: readonly Ticket[];
}

/** Why there is nothing to choose; what tickets cost, where they may still be had one day, or by others. */
export function ClosedTypes({ because, types }: ClosedTypesProps) {
  const t = useMessages(eventsMessages);
  const closed = useMessages(cartMessages);
  const { money } = useFormats();
  const areSold = because === 'notYetOpen' || because === 'membersOnly';
  return (
    <Stack gap={3}>
      <Text>{closed(because)}</Text>
      {areSold && types.length > 0 && (
        <DescriptionList
          items={types.map(({ name, amount }) => ({
            term: name,
            description: amount === 0 ? t('free') : money(amount / 100),
          }))}
        />
      )}
    </Stack>
  );
}
