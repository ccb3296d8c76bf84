import type { Db } from '../../db/connect.ts';
import { personRequirements } from '../../db/schema/index.ts';

export async function putRequirements(
  db: Db,
  personId: string,
  said: Omit<typeof personRequirements.$inferInsert, 'personId'>,
): Promise<void> {
  await db
    .insert(personRequirements)
    .values({ personId, ...said })
    .onConflictDoUpdate({ target: personRequirements.personId, set: said });
}
