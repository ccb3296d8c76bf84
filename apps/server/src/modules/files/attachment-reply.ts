import type { attachment } from '@portal/api/contract';
import type * as z from 'zod';
import type { AssetUrls } from '../../signing/asset-urls.ts';
import type { AttachedFile } from './assets-json.queries.ts';

export function attachmentReply(file: AttachedFile, assetUrls: AssetUrls): z.output<typeof attachment> {
  const { id, name, type } = file;
  return { uid: id, path: assetUrls.fileOf(file), name, type, actionStatus: null };
}
