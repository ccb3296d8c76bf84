import * as z from 'zod';
import { holding, signedIn } from '../../contract/access.ts';
import { callLimits } from '../../contract/call-limits.ts';
import { endpoint } from '../../contract/endpoint.ts';
import { done, enteredMoment, page, pageSize, totalItemCount } from '../../contract/fields.ts';
import { limits } from '../../contract/limits.ts';
import { pageSizes } from '../../contract/page-sizes.ts';
import { lineOf, richText } from '../../contract/texts.ts';
import { faq as entry } from './schemas.ts';

const bounds = limits.faq;
const managed = '/api/v1/admin/faq' as const;
const one = `${managed}/{id}` as const;
const keeping = holding('generalFaq', 'communities');

const fields = { name: lineOf(bounds.questionLength), description: richText(bounds.answerLength, 'page') };

export const faq = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/faq',
    summary: 'Frequently asked questions, in the order of those who keep them',
    access: signedIn('communities'),
    response: z.object({ faQs: z.array(entry).max(pageSizes.cap) }),
  }),
  all: endpoint({
    method: 'GET',
    path: managed,
    summary: 'Every question with its answer, deleted ones too, for those who keep them',
    access: keeping,
    query: z.object({ page: page(), pageSize: pageSize(pageSizes.list) }),
    response: z.object({ faQs: z.array(entry), totalItemCount }),
  }),
  add: endpoint({
    method: 'POST',
    path: managed,
    summary: 'Add questions with their answers, below those that there are',
    access: keeping,
    limit: callLimits.edits,
    body: z.object({ faQs: z.array(z.object(fields)).min(1).max(bounds.atOnce) }),
    response: z.object({ faQs: z.array(entry) }),
    problems: ['conflict'],
    once: true,
  }),
  edit: endpoint({
    method: 'PUT',
    path: one,
    summary: 'Put a question or its answer otherwise',
    access: keeping,
    limit: callLimits.edits,
    body: z.object({
      ...fields,
      /** Of the entry that was read; left out, whatever stands there is replaced. */
      updatedAt: enteredMoment.nullable().optional(),
    }),
    response: entry,
    problems: ['not_found', 'conflict', 'stale'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: one,
    summary: 'Take a question from those that members read; it can be restored',
    access: keeping,
    limit: callLimits.edits,
    response: done,
    problems: ['not_found'],
  }),
  restore: endpoint({
    method: 'PUT',
    path: `${one}/restore`,
    summary: 'Put a deleted question back to where it stood',
    access: keeping,
    limit: callLimits.edits,
    response: done,
    problems: ['not_found'],
  }),
};
