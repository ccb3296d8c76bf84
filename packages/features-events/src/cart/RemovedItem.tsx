import { useMessages } from '@portal/kit';
import { Banner, Button } from '@portal/ui';
import { useEffect, useRef } from 'react';
import type { CartItem } from './cart-items.ts';
import { cartMessages } from './messages.ts';

interface RemovedItemProps {
  item: CartItem;
  isPending: boolean;
  onUndo: () => void;
}

/** Says what has been taken out, and puts it back. */
export function RemovedItem({ item, isPending, onUndo }: RemovedItemProps) {
  const t = useMessages(cartMessages);
  const undo = useRef<HTMLButtonElement>(null);
  // The button that had the focus has gone with its item.
  useEffect(() => undo.current?.focus(), [item]);
  return (
    <Banner
      tone="neutral"
      role="status"
      action={
        <Button size="sm" buttonRef={undo} isPending={isPending} onPress={onUndo}>
          {t('undo')}
        </Button>
      }
    >
      {t('removed', item)}
    </Banner>
  );
}
