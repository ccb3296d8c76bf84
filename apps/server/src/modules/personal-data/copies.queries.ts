import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { dataCopies, people } from '../../db/schema/index.ts';

export async function copyByPerson(db: Db, personId: string) {
  const [row] = await db.select().from(dataCopies).where(eq(dataCopies.personId, personId));
  return row;
}

export async function recipientOf(db: Db, personId: string) {
  const [person] = await db
    .select({ email: people.email })
    .from(people)
    .where(and(eq(people.id, personId), isNull(people.disabledAt)));
  return person;
}
