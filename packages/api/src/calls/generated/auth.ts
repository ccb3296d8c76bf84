// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type AuthContract = Contract['auth'];

/** Learn whether the account signs in without a second factor; if not, a code is sent, unless an app has it: `POST /api/v1/auth/request-one-time-login-code`, as {@link AuthContract.requestOneTimeLoginCode the contract} declares it */
export const requestOneTimeLoginCode: CallOf<'auth', 'requestOneTimeLoginCode'> = {
  name: 'auth.requestOneTimeLoginCode',
  method: 'POST',
  path: '/api/v1/auth/request-one-time-login-code',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: true,
};

/** Sign in with the code that was sent, one of the app, or a recovery code: `POST /api/v1/auth/login`, as {@link AuthContract.login the contract} declares it */
export const login: CallOf<'auth', 'login'> = {
  name: 'auth.login',
  method: 'POST',
  path: '/api/v1/auth/login',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: true,
};

/** Send another code in place of the last one, or one instead of the code of an app: `POST /api/v1/auth/resend-one-time-code`, as {@link AuthContract.resendOneTimeCode the contract} declares it */
export const resendOneTimeCode: CallOf<'auth', 'resendOneTimeCode'> = {
  name: 'auth.resendOneTimeCode',
  method: 'POST',
  path: '/api/v1/auth/resend-one-time-code',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: true,
};

/** Begin the first login by a code that is mailed; the answer is the same for every e-mail: `POST /api/v1/auth/generate-one-time-login-code`, as {@link AuthContract.generateOneTimeLoginCode the contract} declares it */
export const generateOneTimeLoginCode: CallOf<'auth', 'generateOneTimeLoginCode'> = {
  name: 'auth.generateOneTimeLoginCode',
  method: 'POST',
  path: '/api/v1/auth/generate-one-time-login-code',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: true,
};

/** Sign in with e-mail and password: `POST /api/v1/auth/sign-in`, as {@link AuthContract.signIn the contract} declares it */
export const signIn: CallOf<'auth', 'signIn'> = {
  name: 'auth.signIn',
  method: 'POST',
  path: '/api/v1/auth/sign-in',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: true,
};

/** Send a link for choosing a new password; the answer is the same for every e-mail: `POST /api/v1/auth/forgot-password`, as {@link AuthContract.forgotPassword the contract} declares it */
export const forgotPassword: CallOf<'auth', 'forgotPassword'> = {
  name: 'auth.forgotPassword',
  method: 'POST',
  path: '/api/v1/auth/forgot-password',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: true,
};

/** Choose a new password with the link that was sent: `POST /api/v1/auth/reset-password`, as {@link AuthContract.resetPassword the contract} declares it */
export const resetPassword: CallOf<'auth', 'resetPassword'> = {
  name: 'auth.resetPassword',
  method: 'POST',
  path: '/api/v1/auth/reset-password',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: true,
};

/** Confirm that one reads the e-mail of an account, with the link that was mailed there: `POST /api/v1/auth/confirm-email`, as {@link AuthContract.confirmEmail the contract} declares it */
export const confirmEmail: CallOf<'auth', 'confirmEmail'> = {
  name: 'auth.confirmEmail',
  method: 'POST',
  path: '/api/v1/auth/confirm-email',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: true,
};

/** Say that a change to the account was not one’s own, with the link that was sent: it is taken back, everybody is signed out, and the answer is what a new password is chosen by: `POST /api/v1/auth/not-me`, as {@link AuthContract.lockAccount the contract} declares it */
export const lockAccount: CallOf<'auth', 'lockAccount'> = {
  name: 'auth.lockAccount',
  method: 'POST',
  path: '/api/v1/auth/not-me',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: true,
};

/** Sign in with a ticket that the organisation's own system has signed; each works once: `POST /api/v1/auth/auto-login`, as {@link AuthContract.autoLogin the contract} declares it */
export const autoLogin: CallOf<'auth', 'autoLogin'> = {
  name: 'auth.autoLogin',
  method: 'POST',
  path: '/api/v1/auth/auto-login',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: true,
};

/** Exchange a refresh token for a new login; each works once: `POST /api/v1/auth/refresh`, as {@link AuthContract.refresh the contract} declares it */
export const refresh: CallOf<'auth', 'refresh'> = {
  name: 'auth.refresh',
  method: 'POST',
  path: '/api/v1/auth/refresh',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: true,
};

/** Exchange a ticket that a website's server has signed for its visitor for a token of minutes; each works once: `POST /api/v1/auth/token`, as {@link AuthContract.exchangeTicket the contract} declares it */
export const exchangeTicket: CallOf<'auth', 'exchangeTicket'> = {
  name: 'auth.exchangeTicket',
  method: 'POST',
  path: '/api/v1/auth/token',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: true,
  keepsKeys: true,
};

/** End this session: `POST /api/v1/auth/sign-out`, as {@link AuthContract.signOut the contract} declares it */
export const signOut: CallOf<'auth', 'signOut'> = {
  name: 'auth.signOut',
  method: 'POST',
  path: '/api/v1/auth/sign-out',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** End every session of the signed-in person: `POST /api/v1/auth/sign-out-everywhere`, as {@link AuthContract.signOutEverywhere the contract} declares it */
export const signOutEverywhere: CallOf<'auth', 'signOutEverywhere'> = {
  name: 'auth.signOutEverywhere',
  method: 'POST',
  path: '/api/v1/auth/sign-out-everywhere',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** See the portal as a member does; for administrators, with a reason that is kept: `POST /api/v1/auth/impersonate`, as {@link AuthContract.impersonate the contract} declares it */
export const impersonate: CallOf<'auth', 'impersonate'> = {
  name: 'auth.impersonate',
  method: 'POST',
  path: '/api/v1/auth/impersonate',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** End acting for a member; whoever did goes on with their own login, of which nothing is answered here: `POST /api/v1/auth/stop-impersonating`, as {@link AuthContract.stopImpersonating the contract} declares it */
export const stopImpersonating: CallOf<'auth', 'stopImpersonating'> = {
  name: 'auth.stopImpersonating',
  method: 'POST',
  path: '/api/v1/auth/stop-impersonating',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};
