import type { attachment } from '@portal/api/contract';
import type * as z from 'zod';
import type { AssetRow } from '../posts/assets-json.ts';
import type { AssetUrls } from './asset-urls.ts';

export function attachmentReply({ id, name, type }: AssetRow, assetUrls: AssetUrls): z.output<typeof attachment> {
  return { uid: id, path: assetUrls.urlOf(id), name, type, actionStatus: null };
}
