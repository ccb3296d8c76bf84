import { limits } from '@portal/api/contract';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

/** With `__Host-` no other host of the same site can set it; browsers take that by https alone. */
const nameOf = (isSecure: boolean) => (isSecure ? '__Host-portal_identity' : 'portal_identity');

/** As `newSecret` makes them. */
const ownSecret = /^[\w-]{43}$/;

/** What a browser was given that was sent to the identity provider. */
export function identityCookie(c: Context, isSecure: boolean): string | null {
  const given = getCookie(c, nameOf(isSecure));
  return given !== undefined && ownSecret.test(given) ? given : null;
}

/** It comes along when the provider sends the browser back, which is a request of another site. */
export function setIdentityCookie(c: Context, secret: string, isSecure: boolean): void {
  setCookie(c, nameOf(isSecure), secret, {
    path: '/',
    maxAge: limits.identity.attemptMinutes * 60,
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure,
  });
}
