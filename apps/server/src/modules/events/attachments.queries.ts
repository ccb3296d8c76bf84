import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { assets, eventAttachments } from '../../db/schema/index.ts';

export function attachmentRows(db: Db, eventId: string) {
  return db
    .select({
      id: eventAttachments.id,
      kind: eventAttachments.kind,
      name: eventAttachments.name,
      url: eventAttachments.url,
      file: { id: assets.id, type: assets.type },
    })
    .from(eventAttachments)
    .leftJoin(assets, eq(assets.id, eventAttachments.assetId))
    .where(eq(eventAttachments.eventId, eventId))
    .orderBy(eventAttachments.position);
}
