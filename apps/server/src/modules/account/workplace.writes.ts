import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { people } from '../../db/schema/index.ts';

export async function setWorkplace(
  db: Db,
  personId: string,
  workplace: Pick<typeof people.$inferInsert, 'organisationId' | 'organisationName' | 'jobTitle' | 'workingSince'>,
): Promise<void> {
  await db.update(people).set(workplace).where(eq(people.id, personId));
}
