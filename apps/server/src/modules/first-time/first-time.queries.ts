import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { firstTimeDrafts, firstTimes, organisations, people, personDetails } from '../../db/schema/index.ts';

/** All that is known of somebody who may be asked it at their first login. */
export async function knownOf(db: Db, personId: string) {
  const [row = null] = await db
    .select({ person: people, details: personDetails, answers: firstTimes, organisation: organisations })
    .from(people)
    .leftJoin(personDetails, eq(personDetails.personId, people.id))
    .leftJoin(firstTimes, eq(firstTimes.personId, people.id))
    .leftJoin(organisations, eq(organisations.id, people.organisationId))
    .where(eq(people.id, personId));
  return row;
}

export async function isFinishedBy(db: Db, personId: string): Promise<boolean> {
  const rows = await db.select({ id: firstTimes.personId }).from(firstTimes).where(eq(firstTimes.personId, personId));
  return rows.length > 0;
}

export async function organisationById(db: Db, id: string) {
  const [row = null] = await db.select().from(organisations).where(eq(organisations.id, id));
  return row;
}

export async function draftOf(db: Db, personId: string) {
  const [row = null] = await db.select().from(firstTimeDrafts).where(eq(firstTimeDrafts.personId, personId));
  return row;
}
