import * as z from 'zod';
import { callLimits } from '../../contract/call-limits.ts';
import { endpoint, form } from '../../contract/endpoint.ts';
import { done, id } from '../../contract/fields.ts';
import { limits } from '../../contract/limits.ts';
import { plainText } from '../../contract/texts.ts';
import { onCommunity } from '../communities/access.ts';
import { attachmentFile } from '../../contract/uploads.ts';

export const joining = {
  questions: endpoint({
    method: 'GET',
    path: '/api/v1/community/{id}/join/question',
    summary: 'Questions asked of those who want to join',
    access: onCommunity('see'),
    response: z.object({ questions: z.array(z.object({ id, text: z.string(), isRequiredAssets: z.boolean() })) }),
  }),
  join: endpoint({
    method: 'PUT',
    path: '/api/v1/community/{id}/join',
    summary: 'Join, or ask to join a private community',
    access: onCommunity('join'),
    body: z.object({
      answers: z
        .array(z.object({ questionId: id, answer: plainText(limits.answerLength, 0) }))
        .max(100)
        .optional(),
      /** The person has accepted the terms; needed only where the community requires it. */
      isAgreed: z.boolean().optional(),
    }),
    response: z.object({ status: z.enum(['Joined', 'Awaiting']) }),
    problems: ['conflict', 'agreement_required'],
    once: true,
  }),
  sendFiles: endpoint({
    method: 'PUT',
    path: '/api/v1/community/{id}/join/question/{questionId}/send-files',
    summary: 'The file that answers a join question',
    access: onCommunity('answer'),
    limit: callLimits.files,
    body: form({ files: z.array(attachmentFile()).min(1).max(limits.filesPerAnswer) }),
    response: done,
    problems: ['too_large', 'unsupported_file', 'not_found', 'conflict'],
  }),
  cancel: endpoint({
    method: 'PUT',
    path: '/api/v1/community/{id}/join/cancel',
    summary: 'Take back a request to join',
    access: onCommunity('see'),
    response: done,
  }),
  leave: endpoint({
    method: 'PUT',
    path: '/api/v1/community/{id}/unjoin',
    summary: 'Leave a community',
    access: onCommunity('leave'),
    response: done,
    problems: ['conflict'],
  }),
};
