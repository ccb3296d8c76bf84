import * as z from 'zod';
import { anyone, notImpersonating, signedIn } from '../../contract/access.ts';
import { callLimits } from '../../contract/call-limits.ts';
import { endpoint } from '../../contract/endpoint.ts';
import { done } from '../../contract/fields.ts';
import { challenge, login, password } from '../auth/contract.ts';
import { ownIdentity } from './schemas.ts';

/** Signing in by the organisation's identity provider. The way there and back are pages of the server, since the browser itself goes it. */
export const identityProvider = {
  finish: endpoint({
    method: 'POST',
    path: '/api/v1/auth/identity-provider/session',
    summary: 'Sign in whom the identity provider has named, in the browser that was sent there; it works once',
    access: anyone(),
    response: z.object({
      /** Null: the code of `challenge` is asked first. */
      login: login.nullable(),
      challenge: challenge.nullable(),
      /** Where they wanted to go: a path of the portal. */
      redirectTo: z.string().nullable(),
    }),
    problems: ['link_expired', 'rate_limited'],
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/v1/account/identity-provider',
    summary: 'Whether the identity provider opens my account',
    access: signedIn(),
    response: ownIdentity,
  }),
  unlink: endpoint({
    method: 'POST',
    path: '/api/v1/account/identity-provider/unlink',
    summary: 'Sign in without the identity provider from now on, until it is used again',
    access: notImpersonating(),
    limit: callLimits.edits,
    body: z.object({ currentPassword: password }),
    response: done,
    problems: ['conflict', 'rate_limited'],
  }),
};
