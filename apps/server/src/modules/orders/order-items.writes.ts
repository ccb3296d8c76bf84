import type { Db } from '../../db/connect.ts';
import { events } from '../../db/schema/index.ts';
import { rowsOf } from './order-items.queries.ts';

export function lockRows(tx: Db, orderId: string) {
  return rowsOf(tx, orderId).for('share', { of: events });
}
