import { orders } from '../../db/schema/index.ts';
import { selectOrders } from './orders.queries.ts';

export const placeOrder = () => [orders, selectOrders()];
