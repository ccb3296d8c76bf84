import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { meetings } from '../../db/schema/index.ts';

export async function setPublished(tx: Db, id: string, now: Date): Promise<void> {
  await tx.update(meetings).set({ publishedAt: now }).where(eq(meetings.id, id));
}

export async function setNotified(tx: Db, id: string, now: Date): Promise<void> {
  await tx.update(meetings).set({ notifiedAt: now }).where(eq(meetings.id, id));
}
