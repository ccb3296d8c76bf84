import { calls, useAction } from '@portal/api';
import { useMessages } from '@portal/kit';
import { useCallback, useState } from 'react';
import { cartMessages } from '../cart/messages.ts';
import { useLeadToPay } from './use-lead-to-pay.ts';

interface Wanted {
  itemPriceId: string;
  quantity: number;
  /** What all of them were shown to cost, in cents. */
  total?: number;
}

/** Puts tickets into a cart of their own, so that nothing else is paid for with them, and leads to where they are paid. */
export function useCheckout() {
  const t = useMessages(cartMessages);
  const leadToPay = useLeadToPay();
  const failure = t('checkoutFailed');
  const { run: create } = useAction(calls.cart.create, { failure });
  const { run: add } = useAction(calls.cart.addItem, { failure });
  const { run: checkOut } = useAction(calls.cart.checkout, { failure });
  const [isPending, setPending] = useState(false);

  const buy = useCallback(
    async ({ itemPriceId, quantity, total }: Wanted): Promise<void> => {
      setPending(true);
      try {
        const { cartId } = await create({});
        await add({ body: { cartId, itemPriceId, quantity } });
        const { checkoutUrl } = await checkOut({ body: { cartId, total } });
        leadToPay(checkoutUrl, itemPriceId);
      } finally {
        setPending(false);
      }
    },
    [create, add, checkOut, leadToPay],
  );

  return { buy, isPending };
}
