import type { Db } from '../../db/connect.ts';
import { personRequirements } from '../../db/schema/index.ts';

export async function putRequirements(
  db: Db,
  personId: string,
  values: Omit<typeof personRequirements.$inferInsert, 'personId'>,
): Promise<void> {
  await db
    .insert(personRequirements)
    .values({ personId, ...values })
    .onConflictDoUpdate({ target: personRequirements.personId, set: values });
}
