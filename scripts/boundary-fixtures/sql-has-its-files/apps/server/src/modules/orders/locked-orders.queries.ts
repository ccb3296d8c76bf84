import { orders } from '../../db/schema/index.ts';

export const lockOrders = (db: { from: (table: unknown) => { for: (lock: string) => void } }) =>
  db.from(orders).for('update');
