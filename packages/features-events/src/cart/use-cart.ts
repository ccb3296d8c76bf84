import { calls, type Cart, keyOf, useEndpoint } from '@portal/api';
import { empty, loading, ready, usePortal, usePortalResource, useViewer, type View } from '@portal/kit';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { keptCart } from './kept-cart.ts';

/** What others buy meanwhile changes it too: whoever opens it is told anew. */
const anew = { staleTimeMs: 0 };

/** The person's cart: that which this device remembers, else the one that they filled last on any device. Without one, and with nothing in it, it is empty. */
export function useCart(): View<Cart> {
  const kept = usePortalResource(keptCart);
  const keep = useKeepCart();
  const userId = useViewer()?.id;
  const id = useSyncExternalStore(kept.subscribe, kept.id, () => null);
  const own = useEndpoint(calls.cart.byId, { params: { id: id ?? '' } }, { ...anew, enabled: id !== null });
  const latest = useEndpoint(calls.cart.latest, { query: { userId } }, { ...anew, enabled: id === null });

  const found = latest.data;
  useEffect(() => {
    if (id === null && found && found.cartId !== null) keep({ ...found, cartId: found.cartId });
  }, [id, found, keep]);
  const isGone = own.view.state === 'failed' && own.view.problem.code === 'not_found';
  useEffect(() => {
    if (isGone) kept.forget();
  }, [isGone, kept]);

  const { view, refetch } = id === null ? latest : own;
  useReturn(refetch);
  if (isGone) return loading;
  if (view.state !== 'ready') return view;
  const { cartId, cartItems } = view.data;
  return cartId === null || cartItems.length === 0 ? empty : ready({ cartId, cartItems }, view.isRefreshing);
}

/** Whoever comes back from another tab may have changed their cart there, or paid. */
function useReturn(onReturn: () => void): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') onReturn();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [onReturn]);
}

/** Takes what the server says of a cart for the person's own: shown wherever it is, and remembered on this device. */
export function useKeepCart(): (cart: Cart) => void {
  const kept = usePortalResource(keptCart);
  const { queryClient } = usePortal();
  return useCallback(
    (cart) => {
      const queryKey = keyOf(calls.cart.byId, { params: { id: cart.cartId } });
      // What is on its way was asked before.
      void queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, cart);
      if (kept.id() !== cart.cartId) kept.keep(cart.cartId);
    },
    [kept, queryClient],
  );
}
