import * as z from 'zod';
import { anyone, notImpersonating, signedIn } from '../../contract/access.ts';
import { callLimits } from '../../contract/call-limits.ts';
import { endpoint } from '../../contract/endpoint.ts';
import { done } from '../../contract/fields.ts';
import { login } from '../auth/contract.ts';
import {
  assertion,
  creationOptions,
  madeCredential,
  ownProof,
  passkey,
  passkeyName,
  requestOptions,
} from './schemas.ts';
import { confirmedPurposes } from './statuses.ts';

/** Signing in with what a device keeps, in place of a password. How somebody signs in is of no module. */
export const passkeys = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/account/passkeys',
    summary: 'My passkeys, the newest first',
    access: signedIn(),
    response: z.object({ passkeys: z.array(passkey) }),
  }),
  confirmOptions: endpoint({
    method: 'POST',
    path: '/api/v1/account/passkeys/confirm',
    summary: 'What one of my passkeys is asked by, to show that it is me, for one purpose',
    access: notImpersonating(),
    limit: callLimits.edits,
    body: z.object({ purpose: z.enum(confirmedPurposes) }),
    response: z.object({ options: requestOptions }),
    problems: ['conflict', 'rate_limited'],
  }),
  addOptions: endpoint({
    method: 'POST',
    path: '/api/v1/account/passkeys/options',
    summary: 'What a passkey is made by, for whoever shows that it is they',
    access: notImpersonating(),
    limit: callLimits.edits,
    body: z.object(ownProof),
    response: z.object({ options: creationOptions }),
    problems: ['conflict', 'rate_limited'],
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/v1/account/passkeys',
    summary: 'Keep a passkey that was just made',
    access: notImpersonating(),
    limit: callLimits.edits,
    // Nothing is made twice: a challenge is answered once. Without a name it is called after the device.
    body: z.object({ name: passkeyName.optional(), credential: madeCredential }),
    response: passkey,
    problems: ['conflict', 'rate_limited'],
  }),
  rename: endpoint({
    method: 'PUT',
    path: '/api/v1/account/passkeys/{id}',
    summary: 'Call a passkey otherwise',
    access: notImpersonating(),
    limit: callLimits.edits,
    body: z.object({ name: passkeyName }),
    response: passkey,
    problems: ['not_found', 'rate_limited'],
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/v1/account/passkeys/{id}/remove',
    summary: 'Sign in with a passkey no longer',
    access: notImpersonating(),
    limit: callLimits.edits,
    body: z.object(ownProof),
    response: done,
    problems: ['not_found', 'conflict', 'rate_limited'],
  }),
  signInOptions: endpoint({
    method: 'POST',
    path: '/api/v1/auth/passkey-options',
    summary:
      'What a passkey is asked by for signing in; the same for everybody, or for a sign-in that waits for its code',
    access: anyone(),
    // `requestId` of a sign-in whose password was right: its account’s passkeys stand in place of the code.
    body: z.object({ requestId: z.string().min(1).max(100).optional() }),
    response: z.object({ options: requestOptions }),
    problems: ['code_expired', 'conflict', 'rate_limited'],
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/v1/auth/passkey',
    summary: 'Sign in with a passkey, which counts as both factors',
    access: anyone(),
    body: z.object({ assertion }),
    response: login,
    // `conflict` where the account was locked, or changed, meanwhile.
    problems: ['invalid_credential', 'code_expired', 'conflict', 'rate_limited'],
  }),
};
