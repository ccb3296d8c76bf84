import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { refundRequests } from '../../db/schema/index.ts';
import { selectRequests } from './request-rows.queries.ts';
import type { RequestRow } from './request-rows.ts';

export async function requestById(db: Db, id: string): Promise<RequestRow | null> {
  const [row = null] = await selectRequests(db).where(eq(refundRequests.id, id));
  return row;
}
