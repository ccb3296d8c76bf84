import { dayIn } from '@portal/api/rules';
import type { Db } from '../../db/connect.ts';
import { cpdHistoryStarts } from '../../db/schema/index.ts';

/** The first day of which it is known how every record stood at its end; null: there is none before. */
export async function exactSince(db: Db, zone: string): Promise<string | null> {
  const [start] = await db.select({ at: cpdHistoryStarts.at }).from(cpdHistoryStarts).limit(1);
  return start === undefined ? null : dayIn(start.at, zone);
}
