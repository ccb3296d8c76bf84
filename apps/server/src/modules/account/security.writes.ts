import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { people } from '../../db/schema/index.ts';

export async function setSecondFactor(tx: Db, personId: string, enableTFA: boolean, allowSms: boolean): Promise<void> {
  await tx.update(people).set({ tfaEnabled: enableTFA, allowSms }).where(eq(people.id, personId));
}
