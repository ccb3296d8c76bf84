import { addOrder } from '../orders/add-order.ts';
import { orderRoutes } from '../orders/routes.ts';

export const checkOut = () => [addOrder(), orderRoutes];
