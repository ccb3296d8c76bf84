import { dayIn } from '@portal/rules';
import { and, eq, gte, inArray, isNull, or } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { courses, enrolments, eventCategories, eventCategoryLinks } from '../../db/schema/index.ts';

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

export function enrolmentsOf(db: Db, personId: string, zone: string, now: Date) {
  const { expiresOn, status, loginUrl } = enrolments;
  return db
    .select({ course: courses, status, loginUrl })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(and(eq(enrolments.personId, personId), or(isNull(expiresOn), gte(expiresOn, dayIn(now, zone)))));
}
