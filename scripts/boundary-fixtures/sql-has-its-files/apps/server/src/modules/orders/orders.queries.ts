import { orders } from '../../db/schema/index.ts';

export const selectOrders = () => orders;
