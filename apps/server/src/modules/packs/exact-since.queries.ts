import { dayIn } from '@portal/rules';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { cpdHistoryStarts } from '../../db/schema/index.ts';

const histories = { records: 1, plans: 2 } as const;

/** The first day of which it is known how every record, or every goal and reflection, stood at its end; null: there is none before. */
export async function exactSince(db: Db, zone: string, of: keyof typeof histories): Promise<string | null> {
  const { id, at } = cpdHistoryStarts;
  const [start] = await db.select({ at }).from(cpdHistoryStarts).where(eq(id, histories[of]));
  return start === undefined ? null : dayIn(start.at, zone);
}
