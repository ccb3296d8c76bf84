import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { moderationAppeals } from '../../db/schema/index.ts';
import type { AppealRow } from './appeal-reply.ts';

export async function lockAppeal(tx: Db, id: string): Promise<AppealRow | null> {
  const [row = null] = await tx.select().from(moderationAppeals).where(eq(moderationAppeals.id, id)).for('update');
  return row;
}
