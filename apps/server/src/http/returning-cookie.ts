import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

interface ReturningCookie {
  /** Null where it is not there, or not as it was set. */
  read(c: Context, isSecure: boolean): string | null;
  set(c: Context, value: string, isSecure: boolean): void;
}

/** A cookie that comes along when another site sends the browser back, which is a request of that site. */
export function returningCookie(name: string, { isOwn, seconds }: { isOwn: RegExp; seconds: number }): ReturningCookie {
  // With `__Host-` no other host of the same site can set it; browsers take that by https alone.
  const nameOf = (isSecure: boolean) => (isSecure ? `__Host-${name}` : name);
  return {
    read(c, isSecure) {
      const given = getCookie(c, nameOf(isSecure));
      return given !== undefined && isOwn.test(given) ? given : null;
    },
    set(c, value, isSecure) {
      const settings = { path: '/', maxAge: seconds, httpOnly: true, sameSite: 'Lax', secure: isSecure } as const;
      setCookie(c, nameOf(isSecure), value, settings);
    },
  };
}
