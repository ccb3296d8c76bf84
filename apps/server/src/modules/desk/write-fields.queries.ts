import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { eventCategories, eventLocations, people, tags } from '../../db/schema/index.ts';

export async function locationById(db: Db, id: string) {
  const [place] = await db.select({ id: eventLocations.id }).from(eventLocations).where(eq(eventLocations.id, id));
  return place;
}

export const tables = { categories: eventCategories, tags, people };
