import { and, asc, eq, gte, lt } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { cpdRecords, people } from '../../db/schema/index.ts';
import { mostRows } from '../../documents/summary-facts.ts';
import { isMine, recordColumns } from '../cpd/index.ts';

export async function nameOf(db: Db, personId: string): Promise<string> {
  const { firstName, lastName } = people;
  const [person] = await db.select({ firstName, lastName }).from(people).where(eq(people.id, personId));
  return person === undefined ? '' : `${person.firstName} ${person.lastName}`;
}

export function recordsBetween(db: Db, personId: string, startAt: Date, endAt: Date) {
  return db
    .select(recordColumns)
    .from(cpdRecords)
    .where(and(isMine(personId), gte(cpdRecords.completedAt, startAt), lt(cpdRecords.completedAt, endAt)))
    .orderBy(asc(cpdRecords.completedAt), asc(cpdRecords.id))
    .limit(mostRows);
}
