import { inArray } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { people } from '../../db/schema/index.ts';
import { personColumns } from './person-columns.queries.ts';

export function peopleNamed(db: Db, ids: string[], asking: Parameters<typeof personColumns>[0]) {
  return db.select(personColumns(asking)).from(people).where(inArray(people.id, ids));
}
