import { type Permission, type post, postStatus, postType, type report } from '@portal/api/contract';
import { editWaits, isArchivedAt, mayEditPost } from '@portal/rules';
import type * as z from 'zod';
import { assetUrlsOf, type Call, personOf } from '../../http/call.ts';
import { withSignedImages } from '../../rich-text/signed-images.ts';
import { attachmentReply } from '../files/index.ts';
import { personReply } from '../people/index.ts';
import { previewReply } from '../previews/index.ts';
import { pendingEditReply } from './pending-edits/pending-edit-reply.ts';
import { pollReply } from './poll/poll-reply.ts';
import type { PostRow, ReportRow } from './posts.queries.ts';
import { writtenByReply } from './written-by.ts';

/** Maps a row to what the person who asks may see of the post. */
export function postReply(row: PostRow, call: Call): z.output<typeof post> {
  const {
    bodyHtml,
    imageAssetId,
    author,
    writtenBy,
    attachments,
    reports,
    mayEdit,
    poll,
    preview,
    type,
    status,
    createdAt,
    updatedAt,
    ...others
  } = row;
  const { community, archivedAt, mayApprove, isRequirePostApproval, isRequireEditApproval, ...rest } = others;
  const assetUrls = assetUrlsOf(call);
  const permissions = new Set<Permission>([
    ...(mayEdit ? (['postEdit'] as const) : []),
    ...(mayApprove ? (['postApprove'] as const) : []),
  ]);
  const canEdit = mayEditPost({ authorId: author.id, community: { permissions } }, personOf(call));
  const ownFiles = new Set(attachments.map((file) => file.id));
  return {
    ...rest,
    community: { ...community, isArchived: isArchivedAt(archivedAt, call.now) },
    body: withSignedImages(bodyHtml, (id) => (ownFiles.has(id) ? assetUrls.pictureOf(id) : null)),
    imageUrl: assetUrls.pictureOrNull(imageAssetId),
    type: type === null ? null : postType.parse(type),
    status: postStatus.parse(status),
    canEdit,
    poll: pollReply(poll, canEdit, call.now),
    preview: previewReply(preview, call),
    canApprove: mayApprove,
    isEditApprovalNeeded: editWaits({
      status,
      community: {
        isRequirePostApproval,
        isRequireEditApproval,
        permissions,
      },
    }),
    pendingEdit: pendingEditReply(row, assetUrls),
    attachments: attachments.map((file) => attachmentReply(file, assetUrls)),
    reports: reports.map(reportReply),
    createdByUserId: author.id,
    author: personReply(author, call),
    ...writtenByReply(writtenBy, call),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

export function reportReply({ createdAt, ...rest }: ReportRow): z.output<typeof report> {
  return { ...rest, createdAt: new Date(createdAt).toISOString() };
}
