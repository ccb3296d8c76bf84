import type { contract, HandlerInput, HandlerReply } from '@portal/api/contract';
import { previewFor, previewReader, visibleSegmentIds } from '@portal/rules';
import type { Call } from '../../http/call.ts';
import { found } from '../../http/problem.ts';
import { contentItemUnread, contentReplies, openKinds } from '../content/index.ts';

type Preview = typeof contract.contentDesk.preview;

/** The reply that somebody would get who is like this, and whether they do. */
export async function previewItem(
  id: string,
  { as, segmentId }: HandlerInput<Preview>['query'],
  call: Call,
): Promise<HandlerReply<Preview>> {
  const row = await contentItemUnread(call.db, id);
  const item = found(row !== null && openKinds(call).includes(row.kind) && row.deletedAt === null ? row : null);
  const reader = previewReader(as, segmentId);
  const preview = previewFor(item, reader, call.now);
  if (!preview.isReadInItsTime) return { ...preview, item: null };
  const [reply = null] = await contentReplies([item], call);
  const segments = visibleSegmentIds(item.segmentIds, reader).map((one) => ({ segmentId: one }));
  return { ...preview, item: { ...found(reply), segments } };
}
