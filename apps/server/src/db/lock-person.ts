import { eq } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { people } from './schema/index.ts';

/** One call of a person after another until the transaction ends; first of all that a transaction locks. */
export async function lockPerson(tx: Db, personId: string): Promise<void> {
  await tx.select({ id: people.id }).from(people).where(eq(people.id, personId)).for('no key update');
}
