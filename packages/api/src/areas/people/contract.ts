import * as z from 'zod';
import { administrator, signedIn } from '../../contract/access.ts';
import { callLimits } from '../../contract/call-limits.ts';
import { openSession } from '../auth/contract.ts';
import { membershipStatus } from '../communities/schemas.ts';
import { endpoint } from '../../contract/endpoint.ts';
import { done, id, pageInBody } from '../../contract/fields.ts';
import { limits } from '../../contract/limits.ts';
import { pageSizes } from '../../contract/page-sizes.ts';
import { upTo } from '../../contract/up-to.ts';
import { contactType, userAccount } from './schemas.ts';
import { findingPeople } from './access.ts';

const sizeInBody = z.int().min(1).max(pageSizes.cap);
const sortBy = z.enum(['firstName', 'lastName']).default('firstName');

/** An account that a search has found; asked about a community, it says how the person stands to it, or null where they do not. */
export const foundAccount = userAccount.extend({ membershipStatus: membershipStatus.nullable() });

/** Other people's accounts. */
export const people = {
  byId: endpoint({
    method: 'GET',
    path: '/api/v1/account/{id}',
    summary: 'The account of somebody whom the person may see',
    access: signedIn(),
    isInEveryScope: true,
    limit: callLimits.accounts,
    response: userAccount,
    problems: ['not_found'],
  }),
  search: endpoint({
    method: 'POST',
    path: '/api/v1/account/search',
    isRead: true,
    summary: 'Find people by name; staff find them by e-mail too',
    access: findingPeople(),
    isInEveryScope: true,
    limit: callLimits.people,
    body: z.object({
      keyword: upTo(limits.keywordLength, z.string().trim().min(limits.userSearchLetters)),
      communityId: id.optional(),
      page: pageInBody(),
      pageSize: sizeInBody.default(pageSizes.accountSearch),
      sortBy,
      includeAdminUsers: z.boolean().default(true),
    }),
    response: z.object({ users: z.array(foundAccount), totalItems: z.int() }),
  }),
  batch: endpoint({
    method: 'POST',
    path: '/api/v1/account/batch',
    isRead: true,
    summary: 'The accounts with these ids, as far as the person may see them',
    access: signedIn(),
    isInEveryScope: true,
    limit: callLimits.people,
    body: z.object({
      accountIds: z.array(id).max(pageSizes.cap),
      page: pageInBody(),
      pageSize: sizeInBody.default(pageSizes.accountBatch),
      sortBy,
      filters: z.object({ contactTypes: z.array(contactType).max(contactType.options.length).optional() }).default({}),
    }),
    response: z.object({ users: z.array(userAccount), totalItems: z.int() }),
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/api/v1/account/{id}/sessions',
    summary: 'Where somebody else is signed in',
    access: administrator(),
    response: z.object({ sessions: z.array(openSession) }),
    problems: ['not_found'],
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/v1/account/{id}/sessions/{sessionId}',
    summary: 'Sign somebody else out of one device; who did it is kept',
    access: administrator(),
    response: done,
    // `conflict` for oneself.
    problems: ['not_found', 'conflict'],
  }),
  signOutEverywhere: endpoint({
    method: 'POST',
    path: '/api/v1/account/{id}/sign-out-everywhere',
    summary: 'End every session of somebody else; who did it is kept',
    access: administrator(),
    response: z.object({ ended: z.int() }),
    problems: ['not_found', 'conflict'],
  }),
};
