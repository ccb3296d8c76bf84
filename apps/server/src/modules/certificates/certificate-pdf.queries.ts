import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { people } from '../../db/schema/index.ts';

export async function nameOf(db: Db, personId: string): Promise<string> {
  const { firstName, lastName } = people;
  const [person] = await db.select({ firstName, lastName }).from(people).where(eq(people.id, personId));
  return person === undefined ? '' : `${person.firstName} ${person.lastName}`;
}
