import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { eventCategories, eventCategoryLinks } from '../../db/schema/index.ts';

export async function categoriesOf(db: Db, eventIds: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  if (eventIds.length === 0) return new Map();
  const rows = await db
    .select({ eventId: eventCategoryLinks.eventId, label: eventCategories.label })
    .from(eventCategoryLinks)
    .innerJoin(eventCategories, eq(eventCategories.id, eventCategoryLinks.categoryId))
    .where(inArray(eventCategoryLinks.eventId, [...eventIds]));
  const byEvent = Map.groupBy(rows, ({ eventId }) => eventId);
  return new Map([...byEvent].map(([eventId, links]) => [eventId, links.map(({ label }) => label)]));
}
