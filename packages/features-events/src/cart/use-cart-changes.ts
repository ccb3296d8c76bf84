import { calls, useAction, useEndpointCache } from '@portal/api';
import { useMessages, useViewer, watchPageLeaving } from '@portal/kit';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useLeadToPay } from '../model/use-lead-to-pay.ts';
import type { CartItem } from './cart-items.ts';
import { createCartQuantities } from './cart-quantities.ts';
import { cartMessages } from './messages.ts';
import { useAddToCart } from './use-add-to-cart.ts';
import { useStoreCart } from './use-cart.ts';

/** The debounce of a quantity before it is sent. */
const debounceMs = 400;

/** What can be done with a cart: how many of each, taking out and putting back, and paying. */
export function useCartChanges(cartId: string | undefined) {
  const { wanted, quantities } = useQuantities(cartId);
  const removal = useRemoval(cartId, quantities.drop);
  const payment = usePayment(cartId, quantities.flush);
  return { wanted, change: quantities.change, flush: quantities.flush, ...removal, ...payment };
}

function useQuantities(cartId: string | undefined) {
  const t = useMessages(cartMessages);
  const store = useStoreCart();
  const cache = useEndpointCache();
  const { run } = useAction(calls.cart.updateItem, { failure: t('quantityFailed') });
  const sendQuantity = async (itemPriceId: string, quantity: number) => {
    if (cartId === undefined) return;
    try {
      store(await run({ body: { cartId, itemPriceId, quantity } }));
    } catch (error) {
      // What is in it, somebody may have changed on another device.
      cache.invalidate(calls.cart.latest);
      throw error;
    }
  };
  const latest = useRef(sendQuantity);
  useEffect(() => {
    latest.current = sendQuantity;
  });
  const quantities = useMemo(
    () => createCartQuantities({ waitMs: debounceMs, send: (...change) => latest.current(...change) }),
    [],
  );
  useEffect(() => {
    const stopWatching = watchPageLeaving(() => void quantities.flush());
    return () => {
      stopWatching();
      void quantities.flush();
    };
  }, [quantities]);
  const wanted = useSyncExternalStore(quantities.subscribe, quantities.getState);
  return { wanted, quantities };
}

function useRemoval(cartId: string | undefined, drop: (itemPriceId: string) => Promise<void>) {
  const t = useMessages(cartMessages);
  const store = useStoreCart();
  const { run } = useAction(calls.cart.removeItem, { failure: t('removeFailed'), invalidates: [calls.cart.latest] });
  const putBack = useAddToCart({ failure: t('undoFailed') });
  const [removing, setRemoving] = useState<string | null>(null);
  const [removed, setRemoved] = useState<{ cartId: string; item: CartItem } | null>(null);

  async function takeOut(item: CartItem): Promise<void> {
    if (cartId === undefined) return;
    setRemoving(item.cartItemId);
    try {
      await drop(item.itemPriceId);
      store(await run({ body: { cartItemId: item.cartItemId } }));
      setRemoved({ cartId, item });
    } finally {
      setRemoving(null);
    }
  }

  async function undo(): Promise<void> {
    if (removed === null) return;
    const { itemPriceId, quantity } = removed.item;
    store(await putBack.add({ cartId: removed.cartId, itemPriceId, quantity }));
    setRemoved(null);
  }

  return {
    removed: removed?.item ?? null,
    takeOut,
    undo,
    /** The item that is being taken out. */
    removing,
    isPuttingBack: putBack.isAdding,
    forgetRemoved: () => setRemoved(null),
  };
}

function usePayment(cartId: string | undefined, flush: () => Promise<boolean>) {
  const t = useMessages(cartMessages);
  const leadToPay = useLeadToPay();
  const userId = useViewer()?.id;
  const checkout = useAction(calls.cart.checkout, { failure: t('checkoutFailed'), invalidates: [calls.cart.latest] });
  const [isPaying, setPaying] = useState(false);

  /** For the sum that is shown: where it is another by now, that is said first. */
  async function pay(total: number): Promise<void> {
    if (cartId === undefined) return;
    setPaying(true);
    try {
      if (!(await flush())) return;
      const { checkoutUrl } = await checkout.run({ body: { cartId, userId, total } });
      leadToPay(checkoutUrl);
    } finally {
      setPaying(false);
    }
  }

  return { pay, isPaying, paymentFailure: checkout.problem?.message ?? null };
}

export type CartChanges = ReturnType<typeof useCartChanges>;
