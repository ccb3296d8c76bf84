import { addOrder } from '../orders/add-order.ts';

export const checkOut = () => addOrder();
