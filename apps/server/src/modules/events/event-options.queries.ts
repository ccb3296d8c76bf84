import type { EventOption, LocationOption } from '@portal/api/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { bytewise } from '../../db/fragments.ts';
import { eventCategories, eventLocations, events, eventTags, tags } from '../../db/schema/index.ts';
import { containsText } from '../../db/search.ts';

export function listCategories(db: Db): Promise<EventOption[]> {
  return db
    .select({ id: eventCategories.id, label: eventCategories.label })
    .from(eventCategories)
    .orderBy(bytewise(eventCategories.label));
}

/** Where something is held that members see. */
export function listLocations(db: Db): Promise<LocationOption[]> {
  return db
    .select({ value: eventLocations.id, label: eventLocations.name })
    .from(eventLocations)
    .where(
      sql`exists (select 1 from ${events} where ${events.locationId} = ${eventLocations.id} and ${events.status} <> 'draft')`,
    )
    .orderBy(bytewise(eventLocations.name));
}

export function listTags(db: Db, keyword: string): Promise<EventOption[]> {
  const isUsed = sql`exists (select 1 from ${eventTags} join ${events} on ${events.id} = ${eventTags.eventId} where ${eventTags.tagId} = ${tags.id} and ${events.status} <> 'draft')`;
  return db
    .select({ id: tags.id, label: tags.name })
    .from(tags)
    .where(keyword.trim() === '' ? isUsed : sql`${isUsed} and ${containsText(tags.name, keyword)}`)
    .orderBy(bytewise(tags.name));
}
