import { type pendingEdit, postType } from '@portal/api/contract';
import { filesWith } from '@portal/rules';
import type * as z from 'zod';
import { withSignedImages } from '../../../rich-text/signed-images.ts';
import type { AssetUrls } from '../../../signing/asset-urls.ts';
import { attachmentReply } from '../../files/index.ts';
import type { PostRow } from '../posts.queries.ts';

/** The post as it would be with the changes that wait for approval. */
export function pendingEditReply(post: PostRow, assetUrls: AssetUrls): z.output<typeof pendingEdit> | null {
  const edit = post.pendingEdit;
  if (edit === null) return null;
  const files = filesWith(post.attachments, { removedIds: edit.removedAssetIds, added: edit.files });
  const ownFiles = new Set(files.map(({ id }) => id));
  const type = edit.type ?? post.type;
  return {
    version: edit.version,
    isOutdated: edit.postVersion !== post.version,
    createdByUserId: edit.authorId,
    updatedAt: new Date(edit.updatedAt).toISOString(),
    title: edit.title ?? post.title,
    body: withSignedImages(edit.bodyHtml ?? post.bodyHtml, (id) => (ownFiles.has(id) ? assetUrls.pictureOf(id) : null)),
    imageUrl: assetUrls.pictureOrNull(edit.imageAssetId ?? (edit.isImageRemoved ? null : post.imageAssetId)),
    type: type === null ? null : postType.parse(type),
    tags: edit.tags ?? post.tags,
    attachments: files.map((file) => attachmentReply(file, assetUrls)),
  };
}
