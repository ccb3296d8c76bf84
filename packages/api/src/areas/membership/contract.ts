import * as z from 'zod';
import { holding } from '../../contract/access.ts';
import { callLimits } from '../../contract/call-limits.ts';
import { blob, endpoint } from '../../contract/endpoint.ts';
import { done, id, page, pageInBody, pageSize, totalItemCount } from '../../contract/fields.ts';
import { limits } from '../../contract/limits.ts';
import { pageSizes } from '../../contract/page-sizes.ts';
import { upTo } from '../../contract/up-to.ts';
import { plainText } from '../../contract/texts.ts';
import { onCommunity } from '../communities/access.ts';
import { member } from '../communities/contract.ts';
import { communityRole } from '../communities/schemas.ts';
import { because } from '../moderation/schemas.ts';
import { attachment } from '../posts/schemas.ts';

const communityId = { from: 'params', name: 'communityId' } as const;

/** Who is put on the list of a community is said once. */
const userIds = z.array(id).min(1).max(limits.membership.atOnce);
const reason = plainText(limits.membership.reasonLength);

const memberPage = z.object({
  page: pageInBody(),
  pageSize: z.int().min(1).max(pageSizes.cap).default(pageSizes.admin),
  filters: z
    .object({
      statuses: z
        .array(z.enum(['Awaiting', 'Joined', 'Removed']))
        .min(1)
        .max(3)
        .default(['Awaiting', 'Joined']),
      keyword: upTo(limits.keywordLength).default(''),
    })
    .prefault({}),
});
const memberList = z.object({ members: z.array(member), totalItemCount });

/** Those who belong to a community, as those see them who look after its members. */
export const membership = {
  list: endpoint({
    method: 'POST',
    path: '/api/v1/admin/community/{id}/getlist',
    isRead: true,
    summary: 'The members of a community, those first who wait to be let in',
    access: onCommunity('keepMembers'),
    limit: callLimits.people,
    body: memberPage,
    response: memberList,
  }),
  listWithAnswers: endpoint({
    method: 'POST',
    path: '/api/v1/admin/community/{id}/getlist-with-answers',
    isRead: true,
    summary: 'Those of them who have answered the join questions',
    access: onCommunity('letIn'),
    limit: callLimits.people,
    body: memberPage,
    response: memberList,
  }),
  exportCsv: endpoint({
    method: 'GET',
    path: '/api/v1/admin/community/{id}/members.csv',
    summary: 'Members of a community, and those who wait to be let in, as a table for a spreadsheet',
    access: onCommunity('keepMembers'),
    limit: callLimits.files,
    response: blob(),
  }),
  answers: endpoint({
    method: 'GET',
    path: '/api/v1/admin/community/{id}/question-answers',
    summary: 'What somebody answered to the join questions',
    access: onCommunity('letIn'),
    query: z.object({ memberId: id }),
    response: z.object({
      questionAnswers: z.array(
        z.object({ questionText: z.string(), answerText: z.string(), attachments: z.array(attachment) }),
      ),
    }),
    problems: ['not_found'],
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/v1/admin/community/{id}/member',
    summary: 'Add people to a community',
    access: onCommunity('letIn'),
    limit: callLimits.edits,
    body: z.object({ userIds }),
    response: done,
    problems: ['conflict', 'not_found'],
  }),
  approve: endpoint({
    method: 'POST',
    path: '/api/v1/admin/community/{id}/approve',
    summary: 'Let in several who wait; those who wait no more are left out',
    access: onCommunity('letIn'),
    limit: callLimits.edits,
    body: z.object({ userIds }),
    response: z.object({ approved: z.int() }),
    problems: ['conflict'],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/community/{communityId}/member/{userId}',
    summary: 'Give a member another role, let in who waits, or take back who was removed',
    access: onCommunity('keepMembers', communityId),
    limit: callLimits.edits,
    body: z
      .object({ role: communityRole.optional(), status: z.enum(['Joined']).optional() })
      .refine(({ role, status }) => (role === undefined) !== (status === undefined), {
        error: 'Say either the role or the status',
        path: ['role'],
      }),
    response: member,
    problems: ['conflict', 'not_found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/admin/community/{communityId}/member/{userId}',
    summary: 'Remove a member, or decline who waits to be let in',
    access: onCommunity('keepMembers', communityId),
    limit: callLimits.edits,
    /** Told to whom it concerns. */
    body: z.object({ because: because.optional() }),
    response: done,
    problems: ['conflict', 'not_found'],
  }),
  blocked: endpoint({
    method: 'GET',
    path: '/api/v1/admin/community/{id}/block',
    summary: 'The blacklist of a community, the latest first',
    access: onCommunity('blacklist'),
    limit: callLimits.people,
    query: z.object({
      page: page(),
      pageSize: pageSize(pageSizes.admin),
      keyword: upTo(limits.keywordLength).default(''),
    }),
    response: z.object({ users: z.array(member), totalItemCount }),
  }),
  block: endpoint({
    method: 'POST',
    path: '/api/v1/admin/community/{id}/block',
    summary: 'Put people on the blacklist, with the reason',
    access: onCommunity('keepMembers'),
    limit: callLimits.edits,
    body: z.object({
      users: z
        /** `reason` is for those who keep the blacklist; `because` is told to who belonged to the community, or waited. */
        .array(z.object({ userId: id, reason, because: because.optional() }))
        .min(1)
        .max(limits.membership.atOnce),
    }),
    response: done,
    problems: ['conflict', 'not_found'],
  }),
  editReason: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/community/{id}/block/{userId}',
    summary: 'Say otherwise why somebody is on the blacklist',
    access: onCommunity('blacklist'),
    limit: callLimits.edits,
    body: z.object({ reason }),
    response: done,
    problems: ['not_found'],
  }),
  unblock: endpoint({
    method: 'POST',
    path: '/api/v1/admin/community/{id}/unblock',
    summary: 'Take people off the blacklist',
    access: onCommunity('blacklist'),
    limit: callLimits.edits,
    body: z.object({ userIds }),
    response: done,
    problems: ['conflict'],
  }),
  ofPerson: endpoint({
    method: 'GET',
    path: '/api/v1/admin/community/members_and_blocked',
    summary: 'The communities that somebody belongs to or is kept out of, for who makes them a manager',
    access: holding('generalManagers', 'communities'),
    query: z.object({ page: page(), pageSize: pageSize(pageSizes.admin), userId: id }),
    response: z.object({
      communities: z.array(z.object({ id, name: z.string(), role: communityRole, isBlocked: z.boolean() })),
      totalItemCount,
    }),
  }),
};
