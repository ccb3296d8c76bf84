import { limits } from '@portal/api/contract';
import { returningCookie } from './returning-cookie.ts';

/** What a browser was given that was sent to the identity provider, as `newSecret` makes it. */
export const identityCookie = returningCookie('portal_identity', {
  isOwn: /^[\w-]{43}$/,
  seconds: limits.identity.attemptMinutes * 60,
});
