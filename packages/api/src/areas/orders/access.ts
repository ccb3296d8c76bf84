import type { ObjectAccess } from '../../contract/access.ts';

export type OnOrder = ObjectAccess<'orders', 'see' | 'cancel'>;

/** About an order: of a GET by its path, else by the body. */
export function onOrder(action: OnOrder['action']): OnOrder {
  const at =
    action === 'see' ? ({ from: 'params', name: 'id' } as const) : ({ from: 'body', name: 'orderId' } as const);
  return { rule: 'object', area: 'orders', module: 'events', action, at, who: 'Whoever placed the order.' };
}
