import type { contract, HandlerReply } from '@portal/api/contract';
import { eq } from 'drizzle-orm';
import { assets, eventAttachments } from '../../db/schema/index.ts';
import { assetUrlsOf } from '../../http/call.ts';
import type { EventCall } from './access.ts';

export async function attachmentsOf(call: EventCall): Promise<HandlerReply<typeof contract.events.attachments>> {
  const assetUrls = assetUrlsOf(call);
  const rows = await call.db
    .select({
      id: eventAttachments.id,
      kind: eventAttachments.kind,
      name: eventAttachments.name,
      url: eventAttachments.url,
      file: { id: assets.id, type: assets.type },
    })
    .from(eventAttachments)
    .leftJoin(assets, eq(assets.id, eventAttachments.assetId))
    .where(eq(eventAttachments.eventId, call.facts.event.id))
    .orderBy(eventAttachments.position);
  const ofKind = (wanted: 'doc' | 'link') =>
    rows
      .filter(({ kind }) => kind === wanted)
      .map(({ id, name, url, file }) => ({ id, name, url: url ?? (file === null ? '' : assetUrls.fileOf(file)) }));
  return { docs: ofKind('doc'), links: ofKind('link') };
}
