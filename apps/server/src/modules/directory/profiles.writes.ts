import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { people } from '../../db/schema/index.ts';

export async function setDescription(db: Db, personId: string, description: string): Promise<void> {
  await db.update(people).set({ description }).where(eq(people.id, personId));
}

export async function setVisibility(tx: Db, id: string, changes: Partial<typeof people.$inferInsert>): Promise<void> {
  await tx.update(people).set(changes).where(eq(people.id, id));
}
