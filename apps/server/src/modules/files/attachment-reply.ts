import type { attachment } from '@portal/api/contract';
import type * as z from 'zod';
import type { AssetUrls } from './asset-urls.ts';
import type { AssetRow } from './assets-json.ts';

export function attachmentReply(file: AssetRow, assetUrls: AssetUrls): z.output<typeof attachment> {
  const { id, name, type } = file;
  return { uid: id, path: assetUrls.fileOf(file), name, type, actionStatus: null };
}
