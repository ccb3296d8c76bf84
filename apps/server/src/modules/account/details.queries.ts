import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { assets, people, personDetails } from '../../db/schema/index.ts';
import { isNameSound } from '../people/index.ts';

export async function detailsRow(db: Db, personId: string) {
  const [row = null] = await db
    .select({ person: people, details: personDetails, soundId: assets.id })
    .from(people)
    .leftJoin(personDetails, eq(personDetails.personId, people.id))
    .leftJoin(assets, isNameSound)
    .where(eq(people.id, personId));
  return row;
}
