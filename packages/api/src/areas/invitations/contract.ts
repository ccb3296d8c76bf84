import * as z from 'zod';
import { administrator, anyone } from '../../contract/access.ts';
import { callLimits } from '../../contract/call-limits.ts';
import { endpoint } from '../../contract/endpoint.ts';
import { after, done, id, nextCursor, pageSize, totalItemCount } from '../../contract/fields.ts';
import { limits } from '../../contract/limits.ts';
import { pageSizes } from '../../contract/page-sizes.ts';
import { upTo } from '../../contract/up-to.ts';
import { invitation, invitationState, peopleOrder, peoplePreview, peopleReading, wishedInvitation } from './schemas.ts';

const byAdministrators = administrator('first_time_login');

/** How staff bring people in. */
export const invitations = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/invitations',
    service: 'product',
    summary: 'Who was invited, the last first, and what has become of it',
    access: byAdministrators,
    limit: callLimits.people,
    query: z.object({
      keyword: upTo(limits.keywordLength, z.string().trim()).default(''),
      state: invitationState.optional(),
      pageSize: pageSize(pageSizes.invitations),
      after,
    }),
    response: z.object({ invitations: z.array(invitation), totalItemCount, nextCursor }),
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/admin/invitations',
    service: 'product',
    summary: 'Invite somebody by e-mail, with an account that has no password yet',
    access: byAdministrators,
    limit: callLimits.edits,
    once: true,
    body: wishedInvitation,
    response: invitation,
    problems: ['conflict', 'rate_limited'],
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/admin/invitations/preview',
    service: 'product',
    summary: 'Whom a file would invite, and row by row what is wrong; nothing is kept of it',
    access: byAdministrators,
    limit: callLimits.edits,
    isRead: true,
    body: peopleReading,
    response: peoplePreview,
  }),
  inviteAll: endpoint({
    method: 'POST',
    path: '/api/admin/invitations/import',
    service: 'product',
    summary: 'Invite the people of a file, all that are chosen or none',
    access: byAdministrators,
    limit: callLimits.reports,
    once: true,
    body: peopleOrder,
    response: z.object({ invitedCount: z.int() }),
    problems: ['conflict', 'rate_limited'],
  }),
  resend: endpoint({
    method: 'POST',
    path: '/api/admin/invitations/{id}/resend',
    service: 'product',
    summary: 'Send an invitation again, which gives it its whole time anew',
    access: byAdministrators,
    limit: callLimits.edits,
    once: true,
    response: invitation,
    problems: ['not_found', 'conflict'],
  }),
  revoke: endpoint({
    method: 'POST',
    path: '/api/admin/invitations/{id}/revoke',
    service: 'product',
    summary: 'Take an invitation back that nobody has accepted: its account is closed',
    access: byAdministrators,
    limit: callLimits.edits,
    once: true,
    response: invitation,
    problems: ['not_found', 'conflict'],
  }),
  opened: endpoint({
    method: 'POST',
    path: '/api/invitations/opened',
    service: 'product',
    summary: 'Say that the link in the mail of an invitation was opened; the answer is the same for every id',
    access: anyone('first_time_login'),
    body: z.object({ invitationId: id }),
    response: done,
    problems: ['rate_limited'],
  }),
};
