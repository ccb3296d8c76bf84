import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { passkeys } from '../../db/schema/index.ts';

function isOwn(id: string, personId: string) {
  return and(eq(passkeys.id, id), eq(passkeys.personId, personId));
}

export async function renameById(db: Db, id: string, personId: string, name: string) {
  const [row] = await db.update(passkeys).set({ name }).where(isOwn(id, personId)).returning();
  return row;
}

export async function deletePasskey(tx: Db, id: string, personId: string) {
  const [row] = await tx.delete(passkeys).where(isOwn(id, personId)).returning({ name: passkeys.name });
  return row;
}
