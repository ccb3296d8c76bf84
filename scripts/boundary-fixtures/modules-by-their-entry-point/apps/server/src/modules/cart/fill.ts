import { addOrder } from '../orders/index.ts';

export const fill = () => addOrder();
