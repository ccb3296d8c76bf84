import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { people } from '../../db/schema/index.ts';

export async function emailOf(db: Db, personId: string) {
  const [person] = await db.select({ email: people.email }).from(people).where(eq(people.id, personId));
  return person;
}
