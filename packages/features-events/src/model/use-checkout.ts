import { calls, useAction } from '@portal/api';
import { useMessages, useViewer } from '@portal/kit';
import { useCallback, useState } from 'react';
import { cartMessages } from '../cart/messages.ts';
import { useAddToCart } from '../cart/use-add-to-cart.ts';
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
  const { add } = useAddToCart({ failure });
  const { run: checkOut } = useAction(calls.cart.checkout, { failure });
  // The failure of the checkout has been told.
  const { run: takeOut } = useAction(calls.cart.removeItem, { failure: () => null });
  const userId = useViewer()?.id;
  const [isPending, setPending] = useState(false);

  const buy = useCallback(
    async ({ itemPriceId, quantity, total }: Wanted): Promise<void> => {
      setPending(true);
      try {
        const { cartId } = await create({ query: { userId } });
        const { cartItems } = await add({ cartId, itemPriceId, quantity });
        const { checkoutUrl } = await checkOut({ body: { cartId, userId, total } }).catch((error: unknown) => {
          // A filled cart that nobody went to pay for would be taken for the person's own.
          void Promise.allSettled(cartItems.map(({ cartItemId }) => takeOut({ body: { cartItemId } })));
          throw error;
        });
        leadToPay(checkoutUrl, itemPriceId);
      } finally {
        setPending(false);
      }
    },
    [create, add, checkOut, takeOut, leadToPay, userId],
  );

  return { buy, isPending };
}
