import type { LinkPreview } from '@portal/api/contract';
import { showsPreviews } from '@portal/rules';
import { assetUrlsOf, type Call } from '../../http/call.ts';
import type { PreviewRow } from './preview-json.queries.ts';

export function previewReply(row: PreviewRow | null, call: Call): LinkPreview | null {
  if (row === null || !showsPreviews(call.deps.profile)) return null;
  const { imageAssetId, ...words } = row;
  return { ...words, imageUrl: assetUrlsOf(call).pictureOrNull(imageAssetId) };
}
