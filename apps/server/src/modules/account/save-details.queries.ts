import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { personDetails } from '../../db/schema/index.ts';

export async function versionOf(tx: Db, personId: string): Promise<number> {
  const { version } = personDetails;
  const [row] = await tx.select({ version }).from(personDetails).where(eq(personDetails.personId, personId));
  return row?.version ?? 0;
}
