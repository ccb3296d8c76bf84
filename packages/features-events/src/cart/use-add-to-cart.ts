import { calls, useAction } from '@portal/api';
import { ProblemError, useMessages, usePortalResource, useViewer } from '@portal/kit';
import { useState } from 'react';
import { cartMessages } from './messages.ts';
import { keptCart } from './kept-cart.ts';
import { useKeepCart } from './use-cart.ts';

/** Puts tickets into the person's cart: that which is remembered here, else the one that they filled last, else a new one. */
export function useAddToCart() {
  const t = useMessages(cartMessages);
  const kept = usePortalResource(keptCart);
  const keep = useKeepCart();
  const userId = useViewer()?.id;
  const failure = t('addFailed');
  const latest = useAction(calls.cart.latest, { failure });
  const create = useAction(calls.cart.create, { failure });
  const { run } = useAction(calls.cart.addItem, {
    success: (_, { body }) => t('added', { n: body.quantity }),
    failure,
  });
  const [isAdding, setAdding] = useState(false);

  async function cartId(): Promise<string> {
    const known = kept.id() ?? (await latest.run({ query: { userId } })).cartId;
    return known ?? (await create.run({ query: { userId } })).cartId;
  }

  async function add(itemPriceId: string, quantity: number): Promise<void> {
    setAdding(true);
    try {
      const cart = await run({ body: { cartId: await cartId(), itemPriceId, quantity } });
      kept.noteAddition();
      keep(cart);
    } catch (error) {
      // The cart itself may be gone: the next try looks for another one.
      if (error instanceof ProblemError && error.problem.code === 'not_found') kept.forget();
      throw error;
    } finally {
      setAdding(false);
    }
  }

  return { add, isAdding };
}
