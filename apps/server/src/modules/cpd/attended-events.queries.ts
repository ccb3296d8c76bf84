import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { eventCategories, eventCategoryLinks, eventPresenters, events, tickets } from '../../db/schema/index.ts';
import { within } from '../events/index.ts';

export async function whoCame(tx: Db, eventId: string, personIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ personId: tickets.personId })
    .from(tickets)
    .where(
      and(
        eq(tickets.eventId, eventId),
        inArray(tickets.personId, [...personIds]),
        isNotNull(tickets.attendedAt),
        // Whoever came instead has learned it.
        isNull(tickets.nominee),
      ),
    );
  return rows.map(({ personId }) => personId);
}

export async function eventOf(tx: Db, id: string) {
  const [event] = await tx
    .select({
      title: events.title,
      cpdHours: events.cpdHours,
      endAt: events.endAt,
      endZone: events.endZone,
      categories: within<
        string[]
      >(sql`array(select ${eventCategories.label} from ${eventCategoryLinks} join ${eventCategories}
        on ${eventCategories.id} = ${eventCategoryLinks.categoryId} where ${eventCategoryLinks.eventId} = ${events.id} order by ${eventCategories.label} collate "C")`),
      presenters: within<string[]>(
        sql`array(select ${eventPresenters.name} from ${eventPresenters} where ${eventPresenters.eventId} = ${events.id} order by ${eventPresenters.position})`,
      ),
    })
    .from(events)
    .where(eq(events.id, id));
  return event ?? null;
}
