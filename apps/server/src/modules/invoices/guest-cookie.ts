import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

/** With `__Host-` no other host of the same site can set it; browsers take that by https alone. */
const nameOf = (isSecure: boolean) => (isSecure ? '__Host-portal_guest_invoice' : 'portal_guest_invoice');

/** Longer than a payment that is begun may take. */
const keptSeconds = 2 * 3_600;
const ownId = /^[0-9a-f-]{36}$/;

/** The invoice that a browser came to pay by a link, without signing in. It says where to lead back to, and opens nothing. */
export function guestInvoice(c: Context, isSecure: boolean): string | null {
  const given = getCookie(c, nameOf(isSecure));
  return given !== undefined && ownId.test(given) ? given : null;
}

/** It comes along when whoever takes the money sends the browser back, which is a request of another site. */
export function setGuestInvoice(c: Context, invoiceId: string, isSecure: boolean): void {
  setCookie(c, nameOf(isSecure), invoiceId, {
    path: '/',
    maxAge: keptSeconds,
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure,
  });
}
