import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { passkeys, people } from '../../db/schema/index.ts';
import { accountColumns } from '../auth/index.ts';

export async function passkeyByCredential(db: Db, credentialId: string) {
  const [row] = await db
    .select({ passkey: passkeys, owner: accountColumns })
    .from(passkeys)
    .innerJoin(people, eq(people.id, passkeys.personId))
    .where(and(eq(passkeys.credentialId, credentialId), isNull(people.disabledAt)));
  return row;
}
