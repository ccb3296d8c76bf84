import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';

/** Names a device on which somebody has signed in. It grants nothing; it only keeps strangers' wrong guesses from locking it out. */
const deviceCookie = 'portal_device';

/** As `newSecret` makes them: nothing else comes back into a reply or the database. */
const ownSecret = /^[\w-]{43}$/;

/** The device's secret, if what the browser sent can be one of ours. */
export function deviceOf(c: Context): string | null {
  const given = getCookie(c, deviceCookie);
  return given !== undefined && ownSecret.test(given) ? given : null;
}

export function setDeviceCookie(headers: Headers, secret: string, isSecure: boolean): void {
  headers.append(
    'set-cookie',
    `${deviceCookie}=${secret}; Path=/api/v1/auth; Max-Age=31536000; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`,
  );
}
