import type { Db } from '../../db/connect.ts';
import { people } from '../../db/schema/index.ts';

export async function insertPerson(tx: Db, person: typeof people.$inferInsert): Promise<void> {
  await tx.insert(people).values(person);
}
