import { addOrder } from '../modules/orders/add-order.ts';

export const testOrder = addOrder;
