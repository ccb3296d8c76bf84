import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { people } from '../../db/schema/index.ts';

export async function recipientOf(db: Db, personId: string) {
  const { firstName, lastName, email } = people;
  const [person] = await db
    .select({ firstName, lastName, email })
    .from(people)
    .where(and(eq(people.id, personId), isNull(people.erasedAt)));
  return person;
}
