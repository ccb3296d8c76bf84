import type { Deps } from '../../deps.ts';

export const invoiceCheckoutAddress = '/api/checkout/invoices/:id{[0-9a-f-]{36}}';

/** Where an invoice is paid: whoever has its address, which cannot be guessed, may pay it. */
export function invoiceCheckoutUrl({ portalUrl }: Pick<Deps, 'portalUrl'>, id: string): string {
  return new URL(`/api/checkout/invoices/${id}`, portalUrl).href;
}

/** The page of an invoice, with where whoever goes there comes from. */
export function invoiceUrl({ portalUrl }: Pick<Deps, 'portalUrl'>, id: string, from?: 'paid' | 'unpaid'): string {
  const url = new URL(`/settings/invoice/${id}`, portalUrl);
  if (from !== undefined) url.searchParams.set('from', from);
  return url.href;
}

export const guestDoneAddress = '/api/checkout/invoices/done';

/** Where whoever pays by a link, without signing in, is told what has become of it. */
export function guestDoneUrl({ portalUrl }: Pick<Deps, 'portalUrl'>, from: 'paid' | 'unpaid'): string {
  const url = new URL(guestDoneAddress, portalUrl);
  url.searchParams.set('from', from);
  return url.href;
}
