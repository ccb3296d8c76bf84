import { orders } from '../../db/schema/index.ts';

export const deleteOrders = (db: { delete: (table: unknown) => void }) => db.delete(orders);
