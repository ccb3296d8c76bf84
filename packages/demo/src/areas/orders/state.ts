import { type InitialData, shared } from '../../mock/initial-data.ts';
import { byId, type Collection, collection } from '../../mock/collection.ts';

export interface MockOrder {
  readonly id: string;
  readonly personId: string;
  readonly status: 'pending' | 'paid' | 'failed' | 'expired' | 'cancelled';
  readonly heldUntil: Date;
  /** Placed by a cart, or come upon by one. */
  readonly isOfCart: boolean;
  readonly items: readonly { ticketTypeId: string; quantity: number; unitCents: number }[];
}

export interface OrdersState {
  orders: Collection<MockOrder>;
}

export function ordersState(initial: InitialData): OrdersState {
  return { orders: collection(() => orders(initial)) };
}

const orders = shared(({ world, ago }: InitialData) =>
  byId(world.orders.map((order): MockOrder => ({ ...order, status: 'expired', heldUntil: ago(60), isOfCart: false }))),
);
