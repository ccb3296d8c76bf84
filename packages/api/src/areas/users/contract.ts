import * as z from 'zod';
import { administrator } from '../../contract/access.ts';
import { callLimits } from '../../contract/call-limits.ts';
import { endpoint } from '../../contract/endpoint.ts';
import { after, nextCursor, pageSize, totalItemCount } from '../../contract/fields.ts';
import { limits } from '../../contract/limits.ts';
import { pageSizes } from '../../contract/page-sizes.ts';
import { upTo } from '../../contract/up-to.ts';
import { plainText } from '../../contract/texts.ts';
import { contactType, userRole } from '../people/schemas.ts';
import { user, userDetail, userState } from './schemas.ts';

const access = administrator();
const service = 'product';

/** A role in a query, where a number is text. */
const roleInQuery = z.coerce.number<number>().pipe(userRole);

/** The accounts of a portal, for whoever runs it. */
export const users = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/users',
    service,
    summary: 'Every account, by name',
    access,
    limit: callLimits.people,
    query: z.object({
      /** Words of the name or the e-mail. */
      keyword: upTo(limits.keywordLength, z.string().trim()).default(''),
      role: roleInQuery.optional(),
      contactType: contactType.optional(),
      state: userState.optional(),
      pageSize: pageSize(pageSizes.users),
      after,
    }),
    response: z.object({ users: z.array(user), totalItemCount, nextCursor }),
  }),
  byId: endpoint({
    method: 'GET',
    path: '/api/admin/users/{id}',
    service,
    summary: 'One account, with what can be done with it',
    access,
    limit: callLimits.people,
    response: userDetail,
    problems: ['not_found'],
  }),
  changeRole: endpoint({
    method: 'PUT',
    path: '/api/admin/users/{id}/role',
    service,
    summary: 'Give somebody another role; whoever becomes a manager loses what they were in single communities',
    access,
    limit: callLimits.edits,
    once: true,
    body: z.object({
      role: userRole,
      /** The role that was read: one that somebody else has changed meanwhile is not replaced unseen. */
      roleWas: userRole,
    }),
    response: userDetail,
    problems: ['not_found', 'conflict', 'stale'],
  }),
  disable: endpoint({
    method: 'POST',
    path: '/api/admin/users/{id}/disable',
    service,
    summary: 'Let nobody in by an account any more, and end what is open; its owner is told why',
    access,
    limit: callLimits.edits,
    once: true,
    body: z.object({ reason: plainText(limits.reasonLength) }),
    response: userDetail,
    problems: ['not_found', 'conflict'],
  }),
  enable: endpoint({
    method: 'POST',
    path: '/api/admin/users/{id}/enable',
    service,
    summary: 'Open an account again; what was open before stays closed',
    access,
    limit: callLimits.edits,
    once: true,
    response: userDetail,
    problems: ['not_found', 'conflict'],
  }),
};
