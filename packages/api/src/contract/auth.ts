import * as z from 'zod';
import { anyone, signedIn } from './access.ts';
import { endpoint } from './endpoint.ts';
import { done, id } from './fields.ts';
import { limits } from './limits.ts';
import { currentUser, permission } from './people.ts';

const email = z.string().trim().min(3).max(254);
const password = z.string().min(1).max(limits.password.max);

/** `token` is base64 of JSON `{ accessToken, refreshToken, expiresAt }`; `expiresAt` an ISO date. */
const login = z.object({ token: z.string(), userId: id, userName: z.string() });

export const auth = {
  requestOneTimeLoginCode: endpoint({
    method: 'POST',
    path: '/api/v1/auth/request-one-time-login-code',
    summary: 'Learn whether the account signs in without a second factor',
    access: anyone(),
    body: z.object({ email, password }),
    response: z.object({ data: z.object({ tfaDisabled: z.boolean() }) }),
    problems: ['invalid_credential', 'rate_limited'],
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/v1/auth/sign-in',
    summary: 'Sign in with e-mail and password',
    access: anyone(),
    body: z.object({ email, password, impersonatorId: id.optional() }),
    response: login,
    problems: ['invalid_credential', 'rate_limited'],
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/api/v1/auth/refresh',
    summary: 'Exchange a refresh token for a new login; each works once',
    access: anyone(),
    body: z.object({ refreshToken: z.string().min(1).max(200) }),
    response: login,
    problems: ['unauthenticated'],
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/api/v1/auth/sign-out',
    summary: 'End this session',
    access: signedIn(),
    response: done,
  }),
};

export const account = {
  current: endpoint({
    method: 'GET',
    path: '/api/v1/account',
    summary: 'The signed-in person',
    access: signedIn(),
    response: currentUser,
  }),
  permissions: endpoint({
    method: 'GET',
    path: '/api/v1/permission',
    summary: 'What the signed-in person may do everywhere',
    access: signedIn(),
    response: z.object({
      generalAnnouncements: z.boolean(),
      canAccessAdmin: z.boolean(),
      permissions: z.array(permission),
    }),
  }),
};

/** What engagement analytics can record. */
export const engagementKinds = [
  'viewPage',
  'viewEvent',
  'viewNews',
  'downloadAsset',
  'viewCommunity',
  'joinCommunity',
  'loggedIn',
  'registerEvent',
  'purchaseProduct',
] as const;

export const engagement = {
  track: endpoint({
    method: 'POST',
    path: '/api/engagement/track',
    summary: 'Record an engagement event',
    service: 'product',
    access: signedIn('engagement_analytics'),
    body: z.object({ kind: z.enum(engagementKinds), path: z.string().max(500).optional(), targetId: id.optional() }),
    response: done,
  }),
};
