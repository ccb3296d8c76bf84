import type { comment } from '@portal/api/contract';
import { mayEditComment } from '@portal/api/rules';
import type * as z from 'zod';
import { assetUrlsOf, type Call, personOf } from '../../http/call.ts';
import { attachmentReply } from '../files/attachment-reply.ts';
import { personReply } from '../people/person-reply.ts';
import { reportReply } from '../posts/post-reply.ts';
import { writtenByReply } from '../posts/written-by.ts';
import type { CommentRow } from './repository.ts';

export function commentReply(row: CommentRow, call: Call): z.output<typeof comment> {
  const assetUrls = assetUrlsOf(call);
  const { bodyHtml, author, writtenBy, attachments, reports, mayEdit, createdAt, updatedAt, ...rest } = row;
  return {
    ...rest,
    body: bodyHtml,
    attachments: attachments.map((file) => attachmentReply(file, assetUrls)),
    reports: reports.map(reportReply),
    canEdit: mayEditComment({ authorId: author.id }, new Set(mayEdit ? ['commentEdit'] : []), personOf(call)),
    createdByUserId: author.id,
    author: personReply(author, assetUrls),
    ...writtenByReply(writtenBy, call),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
