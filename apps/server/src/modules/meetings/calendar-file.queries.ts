import { and, eq, sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared.ts';
import { communities, meetings } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import type { Person } from '../../http/person.ts';
import { anyMoment, anyoneLike, fillingIn, roleIn } from '../auth/index.ts';
import { isMine, mine } from '../community-access/index.ts';
import { entryColumns } from './calendar-source.queries.ts';
import { isMyPart, isOfCommunity, isShownOrRemoved, myPart } from './shown-meetings.queries.ts';

export async function findEntry(id: string, person: Person, { db, clock }: Deps) {
  const statement = prepared(db, roleIn('calendar file of a meeting', person), () => {
    const asking = anyoneLike(person);
    return db
      .select(entryColumns)
      .from(meetings)
      .innerJoin(communities, isOfCommunity)
      .leftJoin(myPart, isMyPart(asking))
      .leftJoin(mine, isMine(asking))
      .where(and(eq(meetings.id, sql.placeholder('id')), isShownOrRemoved(asking, anyMoment)));
  });
  const [row = null] = await statement.execute({ ...fillingIn(person, clock.now()), id });
  return row;
}
