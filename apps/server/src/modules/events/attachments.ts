import type { contract, HandlerReply } from '@portal/api/contract';
import { assetUrlsOf } from '../../http/call.ts';
import type { EventCall } from './access.ts';
import { attachmentRows } from './attachments.queries.ts';

export async function attachmentsOf(call: EventCall): Promise<HandlerReply<typeof contract.events.attachments>> {
  const assetUrls = assetUrlsOf(call);
  const rows = await attachmentRows(call.db, call.facts.event.id);
  const ofKind = (wanted: 'doc' | 'link') =>
    rows
      .filter(({ kind }) => kind === wanted)
      .map(({ id, name, url, file }) => ({ id, name, url: url ?? (file === null ? '' : assetUrls.fileOf(file)) }));
  return { docs: ofKind('doc'), links: ofKind('link') };
}
