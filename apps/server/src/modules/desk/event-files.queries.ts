import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { assets, eventAttachments, events } from '../../db/schema/index.ts';

export function documentsOf(db: Db, eventId: string) {
  return db
    .select({ id: eventAttachments.id, name: eventAttachments.name, file: { id: assets.id, type: assets.type } })
    .from(eventAttachments)
    .leftJoin(assets, eq(assets.id, eventAttachments.assetId))
    .where(and(eq(eventAttachments.eventId, eventId), eq(eventAttachments.kind, 'doc')))
    .orderBy(asc(eventAttachments.position), asc(eventAttachments.id));
}

export async function linksOf(db: Db, eventId: string) {
  const rows = await db
    .select({ id: eventAttachments.id, name: eventAttachments.name, url: eventAttachments.url })
    .from(eventAttachments)
    .where(and(eq(eventAttachments.eventId, eventId), eq(eventAttachments.kind, 'link')))
    .orderBy(asc(eventAttachments.position), asc(eventAttachments.id));
  return rows.map(({ url, ...link }) => ({ ...link, url: url ?? '' }));
}

export async function imageOf(db: Db, eventId: string) {
  const [event = null] = await db
    .select({ imageAssetId: events.imageAssetId, revision: events.revision })
    .from(events)
    .where(eq(events.id, eventId));
  return event;
}

export async function imageName(tx: Db, eventId: string) {
  const [before] = await tx
    .select({ name: assets.name })
    .from(events)
    .innerJoin(assets, eq(assets.id, events.imageAssetId))
    .where(eq(events.id, eventId));
  return before;
}
