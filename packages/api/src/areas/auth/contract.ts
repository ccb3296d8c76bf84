import * as z from 'zod';
import { administrator, anyone, notImpersonating, signedIn } from '../../contract/access.ts';
import { endpoint } from '../../contract/endpoint.ts';
import { done, id, iso } from '../../contract/fields.ts';
import { limits } from '../../contract/limits.ts';
import { plainText } from '../../contract/texts.ts';
import { loginFactors } from './statuses.ts';

const email = z.string().trim().min(3).max(254);
/** Room for 128 characters of any script; the policy counts characters, not bytes. */
export const password = z
  .string()
  .min(1)
  .max(limits.password.max * 4);

/** `token` is base64 of JSON `{ accessToken, refreshToken, expiresAt }`; `expiresAt` an ISO date. */
export const login = z.object({ token: z.string(), userId: id, userName: z.string() });

/** One sign-in that has not ended. */
export const openSession = z.object({
  id,
  /** Such as 'Chrome on Windows'; null when the browser did not say. */
  device: z.string().nullable(),
  address: z.string().nullable(),
  startedAt: iso,
  lastSeenAt: iso,
});

const requestId = z.string().min(1).max(100);

const sentByMessage = z.enum(['email', 'sms']);

/** A sign-in that waits for a code: one that is on its way, or one of the app. `sentTo` shows just enough of the address or number to know it by. */
export const challenge = z.object({
  requestId,
  /** `app`: nothing was sent. */
  sentBy: z.enum([...sentByMessage.options, 'app']),
  sentTo: z.string(),
  /** Any of them opens the account; the first is the one that is asked for. */
  factors: z.array(z.enum(loginFactors)),
  resendAfterSeconds: z.int(),
  /** Whether one of the account's passkeys may stand in place of the code. */
  hasPasskey: z.boolean(),
});

export const auth = {
  requestOneTimeLoginCode: endpoint({
    method: 'POST',
    path: '/api/v1/auth/request-one-time-login-code',
    summary: 'Learn whether the account signs in without a second factor; if not, a code is sent, unless an app has it',
    access: anyone(),
    body: z.object({ email, password }),
    response: z.object({ data: z.object({ tfaDisabled: z.boolean(), challenge: challenge.nullable() }) }),
    problems: ['invalid_credential', 'rate_limited'],
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/v1/auth/login',
    summary: 'Sign in with the code that was sent, one of the app, or a recovery code',
    access: anyone(),
    // The challenge says whose code it is; an e-mail that is sent along must be theirs.
    body: z.object({
      requestId,
      code: z.string().trim().min(1).max(40),
      email: email.optional(),
      /** Which code it is; left out: the one that was asked for. */
      factor: z.enum(loginFactors).optional(),
    }),
    response: login,
    problems: ['wrong_code', 'code_expired', 'rate_limited'],
  }),
  resendOneTimeCode: endpoint({
    method: 'POST',
    path: '/api/v1/auth/resend-one-time-code',
    summary: 'Send another code in place of the last one, or one instead of the code of an app',
    access: anyone(),
    body: z.object({ requestId, userName: z.string().max(254).optional() }),
    response: z.object({ resendAfterSeconds: z.int(), sentBy: sentByMessage, sentTo: z.string() }),
    // `conflict` where the account takes no code that is sent.
    problems: ['code_expired', 'conflict', 'rate_limited'],
  }),
  generateOneTimeLoginCode: endpoint({
    method: 'POST',
    path: '/api/v1/auth/generate-one-time-login-code',
    summary: 'Begin the first login by a code that is mailed; the answer is the same for every e-mail',
    access: anyone('first_time_login'),
    body: z.object({ email }),
    response: z.object({ tokenSent: z.boolean(), requestId, resendAfterSeconds: z.int() }),
    // `not_found` only where the organisation chose to tell.
    problems: ['not_found', 'rate_limited'],
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/v1/auth/sign-in',
    summary: 'Sign in with e-mail and password',
    access: anyone(),
    body: z.object({ email, password, impersonatorId: id.optional() }),
    response: login,
    // `second_factor_required` tells only who has the right password to go on with `request-one-time-login-code`.
    problems: ['invalid_credential', 'second_factor_required', 'rate_limited'],
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/api/v1/auth/forgot-password',
    summary: 'Send a link for choosing a new password; the answer is the same for every e-mail',
    access: anyone(),
    body: z.object({ email }),
    response: done,
    // `not_found` only where the organisation chose to tell.
    problems: ['not_found', 'rate_limited'],
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/v1/auth/reset-password',
    summary: 'Choose a new password with the link that was sent',
    access: anyone(),
    body: z.object({
      token: z.string().min(1).max(100),
      userId: id,
      password,
      /** Signs the person out wherever they are, unless it is false. */
      endSessions: z.boolean().default(true),
    }),
    response: done,
    problems: ['link_expired', 'rate_limited'],
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/api/v1/auth/confirm-email',
    summary: 'Confirm that one reads the e-mail of an account, with the link that was mailed there',
    access: anyone(),
    body: z.object({ token: z.string().min(1).max(100), userId: id }),
    response: done,
    problems: ['link_expired', 'rate_limited'],
  }),
  lockAccount: endpoint({
    method: 'POST',
    path: '/api/v1/auth/not-me',
    summary:
      'Say that a change to the account was not one’s own, with the link that was sent: it is taken back, everybody is signed out, and the answer is what a new password is chosen by',
    access: anyone(),
    body: z.object({ token: z.string().min(1).max(100), userId: id }),
    response: z.object({ token: z.string(), userId: id }),
    problems: ['link_expired', 'rate_limited'],
  }),
  autoLogin: endpoint({
    method: 'POST',
    path: '/api/v1/auth/auto-login',
    summary: "Sign in with a ticket that the organisation's own system has signed; each works once",
    access: anyone(),
    body: z.object({ ticket: z.string().min(1).max(2000) }),
    response: login,
    // `not_found` where the organisation has it off.
    problems: ['not_found', 'second_factor_required', 'link_expired', 'rate_limited'],
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
  // Words and fields are those of RFC 8693, as JSON.
  exchangeTicket: endpoint({
    method: 'POST',
    path: '/api/v1/auth/token',
    summary:
      "Exchange a ticket that a website's server has signed for its visitor for a token of minutes; each works once",
    access: anyone(),
    body: z.object({
      grant_type: z.literal('urn:ietf:params:oauth:grant-type:token-exchange'),
      subject_token: z.string().min(1).max(limits.siteTicket.length),
      subject_token_type: z.literal('urn:ietf:params:oauth:token-type:jwt'),
    }),
    response: z.object({
      access_token: z.string(),
      issued_token_type: z.literal('urn:ietf:params:oauth:token-type:access_token'),
      token_type: z.literal('Bearer'),
      expires_in: z.int(),
      /** The modules whose calls the token may make, with spaces between them. */
      scope: z.string(),
      user_id: id,
      user_name: z.string(),
    }),
    problems: ['invalid_credential', 'forbidden', 'second_factor_required', 'rate_limited'],
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/api/v1/auth/sign-out',
    summary: 'End this session',
    access: signedIn(),
    isInEveryScope: true,
    response: done,
  }),
  signOutEverywhere: endpoint({
    method: 'POST',
    path: '/api/v1/auth/sign-out-everywhere',
    summary: 'End every session of the signed-in person',
    access: notImpersonating(),
    body: z.object({ keepCurrent: z.boolean().optional() }),
    response: z.object({ ended: z.int() }),
  }),
  impersonate: endpoint({
    method: 'POST',
    path: '/api/v1/auth/impersonate',
    summary: 'See the portal as a member does; for administrators, with a reason that is kept',
    access: administrator(),
    body: z.object({ userId: id, reason: plainText(limits.reasonLength, 5) }),
    response: login,
    problems: ['not_found'],
  }),
  stopImpersonating: endpoint({
    method: 'POST',
    path: '/api/v1/auth/stop-impersonating',
    summary: 'End acting for a member; whoever did goes on with their own login, of which nothing is answered here',
    access: signedIn(),
    response: done,
    problems: ['conflict'],
  }),
};
