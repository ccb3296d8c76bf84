import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { people } from '../../db/schema/index.ts';

export function personById(db: Db, personId: string) {
  return db.select({ id: people.id }).from(people).where(eq(people.id, personId));
}
