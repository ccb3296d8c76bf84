import * as z from 'zod';
import { callLimits } from '../../contract/call-limits.ts';
import { endpoint } from '../../contract/endpoint.ts';
import { done, html, id } from '../../contract/fields.ts';
import { limits } from '../../contract/limits.ts';
import { upTo } from '../../contract/up-to.ts';
import { lineOf, richText } from '../../contract/texts.ts';
import { onCommunity } from '../communities/access.ts';

const community = '/api/v1/admin/community/{id}' as const;
const { length, most } = limits.joinQuestion;
const question = z.object({ text: lineOf(length), isRequiredAssets: z.boolean() });
const questions = z.object({ questions: z.array(question.extend({ id, text: z.string() })) });

/** What a community wants of those who join it. */
export const requirements = {
  agreement: endpoint({
    method: 'GET',
    path: `${community}/agreement`,
    summary: 'Whether who joins must accept the terms, and what those are',
    access: onCommunity('setRequirements'),
    response: z.object({
      isRequireAgreement: z.boolean(),
      html,
      /** The community has terms of its own; else the global ones stand in. */
      isOwn: z.boolean(),
      /** Tells its own terms from others, so that nobody replaces what they have not read. */
      version: z.string().max(64),
    }),
  }),
  saveAgreement: endpoint({
    method: 'PUT',
    path: `${community}/agreement`,
    summary: 'Ask those who join to accept the terms, or no longer',
    access: onCommunity('setRequirements'),
    limit: callLimits.edits,
    body: z.object({ isRequireAgreement: z.boolean() }),
    response: done,
    problems: ['conflict'],
  }),
  saveTerms: endpoint({
    method: 'PUT',
    path: `${community}/terms`,
    summary: 'Give a community terms of its own',
    access: onCommunity('setRequirements'),
    limit: callLimits.edits,
    body: z.object({
      /** What an editor made of the text; it is kept and given back, and never drawn. */
      json: upTo(limits.aboutJsonLength),
      html: richText(limits.termsLength, 'page', 'Content cannot be empty.'),
      /** Of its own terms as they were read. */
      version: z.string().max(64),
    }),
    response: done,
    problems: ['stale'],
  }),
  questions: endpoint({
    method: 'GET',
    path: `${community}/question`,
    summary: 'The join questions of a community, in their order, whether they are asked or not',
    access: onCommunity('setRequirements'),
    response: questions,
  }),
  addQuestions: endpoint({
    method: 'POST',
    path: `${community}/question`,
    summary: 'Ask more of those who want to join',
    access: onCommunity('setRequirements'),
    limit: callLimits.edits,
    body: z.object({ communityQuestions: z.array(question).min(1).max(most) }),
    response: questions,
    problems: ['conflict'],
    once: true,
  }),
  editQuestion: endpoint({
    method: 'PUT',
    path: `${community}/question/{questionId}`,
    summary: 'Put a join question otherwise',
    access: onCommunity('setRequirements'),
    limit: callLimits.edits,
    body: question,
    response: done,
    problems: ['not_found', 'conflict'],
  }),
  removeQuestion: endpoint({
    method: 'DELETE',
    path: `${community}/question/{questionId}`,
    summary: 'Ask a question no more, and forget what was answered to it',
    access: onCommunity('setRequirements'),
    limit: callLimits.edits,
    response: done,
    problems: ['not_found'],
  }),
};
