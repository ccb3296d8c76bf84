import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { eventAttachments, events } from '../../db/schema/index.ts';

export async function setRevision(tx: Db, id: string, revision: number): Promise<void> {
  await tx.update(events).set({ revision }).where(eq(events.id, id));
}

export async function setImage(tx: Db, assetId: string | null, id: string): Promise<void> {
  await tx.update(events).set({ imageAssetId: assetId }).where(eq(events.id, id));
}

export async function deleteAttachments(tx: Db, ids: string[]): Promise<void> {
  await tx.delete(eventAttachments).where(inArray(eventAttachments.id, ids));
}

export async function placeAttachment(tx: Db, id: string, position: number, name: string): Promise<void> {
  await tx.update(eventAttachments).set({ position, name }).where(eq(eventAttachments.id, id));
}

export async function insertAttachments(tx: Db, rows: (typeof eventAttachments.$inferInsert)[]): Promise<void> {
  await tx.insert(eventAttachments).values(rows);
}

export async function deleteLinks(tx: Db, eventId: string): Promise<void> {
  await tx
    .delete(eventAttachments)
    .where(and(eq(eventAttachments.eventId, eventId), eq(eventAttachments.kind, 'link')));
}
