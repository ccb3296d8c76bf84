import * as z from 'zod';
import { notImpersonating, signedIn } from '../../contract/access.ts';
import { endpoint } from '../../contract/endpoint.ts';
import { done } from '../../contract/fields.ts';
import { openSession } from '../auth/contract.ts';
import { currentUser, permission } from '../people/schemas.ts';
import { requirements, requirementsInput } from '../tickets/schemas.ts';

/** The signed-in person's own account. */
export const me = {
  current: endpoint({
    method: 'GET',
    path: '/api/v1/account',
    summary: 'The signed-in person',
    access: signedIn(),
    isInEveryScope: true,
    response: currentUser,
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/api/v1/account/sessions',
    summary: 'Where the signed-in person is signed in',
    access: signedIn(),
    response: z.object({ sessions: z.array(openSession.extend({ isCurrent: z.boolean() })) }),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/v1/account/sessions/{id}',
    summary: 'Sign one device out',
    access: notImpersonating(),
    response: done,
    problems: ['not_found'],
  }),
  loginAccess: endpoint({
    method: 'GET',
    path: '/api/user/allow-login-access',
    service: 'product',
    summary: 'Whether my account may come into the portal',
    access: signedIn(),
    response: z.object({ allowAccess: z.boolean() }),
  }),
  setFirstLogin: endpoint({
    method: 'POST',
    path: '/api/v1/community/users/set-first-login',
    summary: 'The signed-in person has finished, or put away, what is shown at the first login',
    access: notImpersonating(),
    response: done,
  }),
  requirements: endpoint({
    method: 'GET',
    path: '/api/user/requirements',
    service: 'product',
    summary: 'What I eat and need at events',
    access: signedIn(),
    response: requirements,
  }),
  saveRequirements: endpoint({
    method: 'POST',
    path: '/api/user/requirements',
    service: 'product',
    summary: 'Say what I eat and need at events',
    access: notImpersonating(),
    body: requirementsInput,
    response: z.object({ success: z.boolean(), message: z.string() }),
  }),
  permissions: endpoint({
    method: 'GET',
    path: '/api/v1/permission',
    summary: 'What the signed-in person may do everywhere',
    access: signedIn(),
    isInEveryScope: true,
    response: z.object({
      generalAnnouncements: z.boolean(),
      canAccessAdmin: z.boolean(),
      permissions: z.array(permission),
    }),
  }),
};
