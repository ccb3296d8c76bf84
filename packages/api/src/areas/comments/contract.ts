import * as z from 'zod';
import { callLimits } from '../../contract/call-limits.ts';
import { endpoint, form } from '../../contract/endpoint.ts';
import { done, html, id, iso, page, pageSize, totalItemCount, version } from '../../contract/fields.ts';
import { limits } from '../../contract/limits.ts';
import { pageSizes } from '../../contract/page-sizes.ts';
import { richText } from '../../contract/texts.ts';
import { person } from '../people/schemas.ts';
import { attachment, fileProblems, report, reportMessage, writtenBy } from '../posts/schemas.ts';
import { because } from '../moderation/schemas.ts';
import { linkPreview } from '../previews/schemas.ts';
import { onComment } from './access.ts';
import { onPost } from '../posts/access.ts';
import { attachmentFile } from '../../contract/uploads.ts';

export const comment = z.object({
  id,
  postId: id,
  parentCommentId: id.nullable(),
  body: html,
  /** Of the page that its text links to first. */
  preview: linkPreview.nullable(),
  attachments: z.array(attachment),
  likesCount: z.int(),
  isLiked: z.boolean(),
  isReported: z.boolean(),
  canEdit: z.boolean(),
  createdByUserId: id,
  author: person,
  writtenBy,
  createdAt: iso,
  updatedAt: iso,
  reports: z.array(report),
  version: z.int(),
});
const body = richText(limits.commentBodyLength, 'comment');
const files = z.array(attachmentFile()).max(limits.filesPerComment);

export const comments = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/community/post/{id}/comment',
    summary: 'Comments of a post, oldest first, flat',
    access: onPost('read'),
    query: z.object({ page: page(), pageSize: pageSize(pageSizes.comments) }),
    response: z.object({ comments: z.array(comment), totalItemCount }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/community/post/{postId}/comment',
    summary: 'Comment on a post or answer a comment',
    access: onPost('comment', 'postId'),
    limit: callLimits.comments,
    body: form({ body, parentCommentId: id.optional(), files: files.optional() }),
    response: comment,
    problems: [...fileProblems, 'post_closed', 'conflict', 'not_found'],
    once: true,
  }),
  writing: endpoint({
    method: 'POST',
    path: '/api/v1/community/post/{postId}/writing',
    summary: 'Say that I am writing a comment, to those who have the post on screen',
    access: onPost('comment', 'postId'),
    limit: callLimits.writing,
    response: done,
    problems: ['post_closed'],
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/api/v1/community/post/{postId}/comment/{commentId}',
    summary: 'Edit a comment',
    access: onComment('edit'),
    limit: callLimits.edits,
    body: form({
      body,
      attachmentsUrls: z.array(z.string().max(500)).max(limits.filesPerComment).optional(),
      files: files.optional(),
      /** Of the comment as it was read. */
      version: version(),
    }),
    response: comment,
    problems: [...fileProblems, 'post_closed', 'stale'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/v1/community/post/{postId}/comment/{commentId}',
    summary: 'Delete a comment',
    access: onComment('delete'),
    /** Told to the author where somebody else deletes it, and to those who have reported it. */
    body: z.object({ because: because.optional() }),
    response: done,
  }),
  like: endpoint({
    method: 'POST',
    path: '/api/v1/community/post/{postId}/comment/{commentId}/like',
    summary: 'Like a comment',
    access: onComment('react'),
    limit: callLimits.reactions,
    response: done,
    problems: ['post_closed'],
  }),
  dislike: endpoint({
    method: 'POST',
    path: '/api/v1/community/post/{postId}/comment/{commentId}/dislike',
    summary: 'Take a like back',
    access: onComment('react'),
    limit: callLimits.reactions,
    response: done,
    problems: ['post_closed'],
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/v1/community/post/{postId}/comment/{commentId}/accept',
    summary: 'Accept a comment as the answer to a question',
    access: onComment('accept'),
    limit: callLimits.reactions,
    response: done,
    problems: ['post_closed', 'conflict'],
  }),
  unaccept: endpoint({
    method: 'POST',
    path: '/api/v1/community/post/{postId}/comment/{commentId}/unaccept',
    summary: 'Take back that a comment answers a question',
    access: onComment('accept'),
    limit: callLimits.reactions,
    response: done,
    problems: ['post_closed', 'conflict'],
  }),
  report: endpoint({
    method: 'POST',
    path: '/api/v1/community/post/{postId}/comment/{commentId}/report',
    summary: 'Report a comment to its moderators',
    access: onComment('report'),
    limit: callLimits.reports,
    body: z.object({ message: reportMessage }),
    response: done,
    problems: ['already_reported'],
  }),
};
