import { calls, type Cart, useAction } from '@portal/api';
import { createListeners, type PortalResource, usePortalResource } from '@portal/kit';
import { useCallback } from 'react';
import { useStoreCart } from './use-cart.ts';

interface CartAdditions {
  subscribe(listener: () => void): () => void;
  /** How often something has been put into the person's cart on this page. */
  count(): number;
  note(): void;
}

export const cartAdditions: PortalResource<CartAdditions> = {
  create() {
    const { subscribe, notify } = createListeners();
    let additions = 0;
    return {
      subscribe,
      count: () => additions,
      note() {
        additions += 1;
        notify();
      },
    };
  },
};

interface AddedTickets {
  itemPriceId: string;
  quantity: number;
  /** Left out: the person's own cart, which the server makes where there is none. */
  cartId?: string;
}

interface AddingWords {
  success?: (tickets: AddedTickets) => string;
  failure: string;
}

/** Puts tickets into a cart, in one call. Their own is shown at once, wherever it stands. */
export function useAddToCart({ success, failure }: AddingWords) {
  const additions = usePortalResource(cartAdditions);
  const store = useStoreCart();
  const { run, isPending } = useAction(calls.cart.addItem, {
    success: success && ((_, { body }) => success(body)),
    failure,
  });
  const add = useCallback(
    async (tickets: AddedTickets): Promise<Cart> => {
      const cart = await run({ body: tickets });
      if (tickets.cartId === undefined) {
        additions.note();
        store(cart);
      }
      return cart;
    },
    [run, additions, store],
  );
  return { add, isAdding: isPending };
}
