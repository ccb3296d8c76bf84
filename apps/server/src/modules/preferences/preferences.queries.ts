import type { PreferenceKind, Segment } from '@portal/api/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { personPreferences, preferenceItems } from '../../db/schema/index.ts';

const asSegment = { segmentId: preferenceItems.id, segmentName: preferenceItems.name };

export async function offeredOf(db: Db, kind: PreferenceKind): Promise<Segment[]> {
  return db
    .select(asSegment)
    .from(preferenceItems)
    .where(eq(preferenceItems.kind, kind))
    .orderBy(asc(preferenceItems.position), asc(preferenceItems.id));
}

/** In the order in which they are offered. */
export async function chosenBy(db: Db, personId: string, kind: PreferenceKind): Promise<Segment[]> {
  return db
    .select(asSegment)
    .from(personPreferences)
    .innerJoin(preferenceItems, eq(preferenceItems.id, personPreferences.itemId))
    .where(and(eq(personPreferences.personId, personId), eq(preferenceItems.kind, kind)))
    .orderBy(asc(preferenceItems.position), asc(preferenceItems.id));
}

export async function itemById(db: Db, id: string): Promise<{ kind: PreferenceKind } | null> {
  const [item = null] = await db
    .select({ kind: preferenceItems.kind })
    .from(preferenceItems)
    .where(eq(preferenceItems.id, id));
  return item;
}
