import { addOrder } from '../modules/orders/add-order.ts';

export const jobs = addOrder;
