import * as z from 'zod';
import { notImpersonating, signedIn } from '../../contract/access.ts';
import { callLimits } from '../../contract/call-limits.ts';
import { endpoint } from '../../contract/endpoint.ts';
import { done, iso } from '../../contract/fields.ts';
import { ownProof } from '../passkeys/schemas.ts';
import { ownAuthenticator } from './schemas.ts';

const withProof = z.object(ownProof);
/** Told once and kept as hashes. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/**
 * An app that shows a code for signing in, and the codes for whoever has lost it. None of these is made once by a key:
 * their answers hold what is kept nowhere else.
 */
export const authenticator = {
  own: endpoint({
    method: 'GET',
    path: '/api/v1/account/authenticator',
    summary: 'Whether an authenticator app is asked when I sign in, and how many recovery codes are left',
    access: signedIn(),
    response: ownAuthenticator,
  }),
  begin: endpoint({
    method: 'POST',
    path: '/api/v1/account/authenticator',
    summary: 'Begin with an authenticator app, which changes nothing until a code of it is entered',
    access: notImpersonating(),
    limit: callLimits.edits,
    body: withProof,
    response: z.object({
      /** For whoever types it. */
      secret: z.string(),
      /** For whoever photographs it: `otpauth://…`. */
      address: z.string(),
      expiresAt: iso,
    }),
    problems: ['conflict', 'rate_limited'],
  }),
  confirm: endpoint({
    method: 'PUT',
    path: '/api/v1/account/authenticator',
    summary: 'Enter a code of the app, which is asked for from then on; recovery codes are made with the first app',
    access: notImpersonating(),
    limit: callLimits.edits,
    body: z.object({ code: z.string().trim().min(1).max(20) }),
    response: recoveryCodes,
    problems: ['conflict', 'rate_limited'],
  }),
  turnOff: endpoint({
    method: 'POST',
    path: '/api/v1/account/authenticator/off',
    summary: 'Sign in without the app from now on',
    access: notImpersonating(),
    limit: callLimits.edits,
    body: withProof,
    response: done,
    problems: ['conflict', 'rate_limited'],
  }),
  makeRecoveryCodes: endpoint({
    method: 'POST',
    path: '/api/v1/account/recovery-codes',
    summary: 'Make new recovery codes, and the old ones useless',
    access: notImpersonating(),
    limit: callLimits.edits,
    body: withProof,
    response: recoveryCodes,
    problems: ['conflict', 'rate_limited'],
  }),
};
