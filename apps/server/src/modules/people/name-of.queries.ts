import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { people } from '../../db/schema/index.ts';

export async function nameRow(db: Db, personId: string) {
  const { id, firstName, lastName } = people;
  const [row] = await db.select({ id, firstName, lastName }).from(people).where(eq(id, personId));
  return row;
}
