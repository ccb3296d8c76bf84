import { returningCookie } from '../../http/returning-cookie.ts';

/** The invoice that a browser came to pay by a link, without signing in. It says where to lead back to, and opens nothing; it is kept for longer than a payment that is begun may take. */
export const guestInvoice = returningCookie('portal_guest_invoice', { isOwn: /^[0-9a-f-]{36}$/, seconds: 2 * 3_600 });
