import type { Db } from '../../db/connect.ts';
import { passkeys } from '../../db/schema/index.ts';

export async function insertPasskey(tx: Db, passkey: typeof passkeys.$inferInsert) {
  const [row] = await tx
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning();
  return row;
}
