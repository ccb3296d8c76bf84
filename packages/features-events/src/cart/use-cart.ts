import { calls, type Cart, keyOf, useEndpoint } from '@portal/api';
import { empty, ready, usePortal, useViewer, type View } from '@portal/kit';
import { useCallback, useEffect } from 'react';

/** What others buy meanwhile changes it too: whoever opens it is told anew. */
const anew = { staleTimeMs: 0 };

/** The person's cart, which the server knows on every device. Without one, and with nothing in it, it is empty. */
export function useCart(): View<Cart> {
  const userId = useViewer()?.id;
  const { view, refetch } = useEndpoint(calls.cart.latest, { query: { userId } }, anew);
  useReturn(refetch);
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

/** Shows what the server says of the person's own cart. */
export function useStoreCart(): (cart: Cart) => void {
  const { queryClient } = usePortal();
  const userId = useViewer()?.id;
  return useCallback(
    (cart) => {
      const queryKey = keyOf(calls.cart.latest, { query: { userId } });
      // What is on its way was asked before.
      void queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, cart);
    },
    [queryClient, userId],
  );
}
