import type { comment } from '@portal/api/contract';
import type * as z from 'zod';
import type { Person } from '../auth/person.ts';
import type { AssetUrls } from '../files/asset-urls.ts';
import { attachmentReply } from '../files/attachment-reply.ts';
import { personReply } from '../people/person-reply.ts';
import { reportReply } from '../posts/post-reply.ts';
import type { CommentRow } from './repository.ts';

export function commentReply(row: CommentRow, person: Person, assetUrls: AssetUrls): z.output<typeof comment> {
  const { bodyHtml, author, attachments, reports, mayEdit, createdAt, updatedAt, ...rest } = row;
  return {
    ...rest,
    body: bodyHtml,
    attachments: attachments.map((file) => attachmentReply(file, assetUrls)),
    reports: reports.map(reportReply),
    canEdit: mayEdit || author.id === person.id,
    createdByUserId: author.id,
    author: personReply(author, assetUrls),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
