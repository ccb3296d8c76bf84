import * as z from 'zod';
import { holding } from '../../contract/access.ts';
import { callLimits } from '../../contract/call-limits.ts';
import { endpoint } from '../../contract/endpoint.ts';
import { done, page, pageSize, totalItemCount } from '../../contract/fields.ts';
import { limits } from '../../contract/limits.ts';
import { pageSizes } from '../../contract/page-sizes.ts';
import { upTo } from '../../contract/up-to.ts';
import { manager, managerRole, managerRoleNumber } from './schemas.ts';

const path = '/api/v1/admin/account/admin' as const;
const access = holding('generalManagers', 'communities');
const userEmail = z.string().trim().min(1).max(limits.account.emailLength);

/** Who looks after all communities. */
export const managers = {
  list: endpoint({
    method: 'GET',
    path,
    summary: 'Who looks after all communities, by e-mail',
    access,
    query: z.object({
      page: page(),
      pageSize: pageSize(pageSizes.admin),
      role: managerRoleNumber.default(3),
      /** Somewhere in the e-mail. */
      keyword: upTo(limits.keywordLength).optional(),
    }),
    response: z.object({
      admins: z.array(manager),
      totalItemCount,
    }),
  }),
  add: endpoint({
    method: 'POST',
    path,
    summary: 'Let somebody look after all communities, which takes what they were in single ones',
    access,
    isForOneself: true,
    limit: callLimits.edits,
    body: z.object({ userEmail, role: managerRole }),
    response: done,
    problems: ['not_found', 'conflict'],
    once: true,
  }),
  remove: endpoint({
    method: 'DELETE',
    path,
    summary: 'Let somebody look after all communities no more',
    access,
    isForOneself: true,
    limit: callLimits.edits,
    query: z.object({ userEmail }),
    response: done,
    problems: ['not_found', 'conflict'],
  }),
};
