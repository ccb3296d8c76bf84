import type { comment } from '@portal/api/contract';
import { mayEditComment } from '@portal/rules';
import type * as z from 'zod';
import { assetUrlsOf, type Call, personOf } from '../../http/call.ts';
import { attachmentReply } from '../files/index.ts';
import { personReply } from '../people/index.ts';
import { reportReply, writtenByReply } from '../posts/index.ts';
import { previewReply } from '../previews/index.ts';
import type { CommentRow } from './comments.queries.ts';

export function commentReply(row: CommentRow, call: Call): z.output<typeof comment> {
  const assetUrls = assetUrlsOf(call);
  const { author, createdAt, updatedAt } = row;
  return {
    // One by one: the rest of a row, copied, costs as much as all else here.
    id: row.id,
    postId: row.postId,
    parentCommentId: row.parentCommentId,
    body: row.bodyHtml,
    version: row.version,
    likesCount: row.likesCount,
    isLiked: row.isLiked,
    isReported: row.isReported,
    preview: previewReply(row.preview, call),
    attachments: row.attachments.map((file) => attachmentReply(file, assetUrls)),
    reports: row.reports.map(reportReply),
    canEdit: mayEditComment({ authorId: author.id }, new Set(row.mayEdit ? ['commentEdit'] : []), personOf(call)),
    createdByUserId: author.id,
    author: personReply(author, call),
    ...writtenByReply(row.writtenBy, call),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
