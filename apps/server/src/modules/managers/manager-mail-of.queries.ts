import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { people } from '../../db/schema/index.ts';

export async function recipientOf(db: Db, personId: string) {
  const [person] = await db
    .select({ to: people.email, role: people.role })
    .from(people)
    .where(and(eq(people.id, personId), isNull(people.disabledAt), isNull(people.erasedAt)));
  return person;
}
