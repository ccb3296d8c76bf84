import { type Call, personOf } from '../../http/call.ts';
import { invoiceCheckoutUrl } from '../invoices/index.ts';
import { placeOf } from '../places/index.ts';
import { renewalOf } from './renewals.queries.ts';

/** What waits to be paid is paid here; else the organisation says where. Staff who act for a member pay nothing for them. */
export async function renewalPlace(call: Call): Promise<{ url: string | null }> {
  const { id, impersonator } = personOf(call);
  const isPayable = call.deps.payments !== null && impersonator === null;
  const renewal = isPayable ? await renewalOf(call.db, id) : null;
  return renewal === null ? placeOf(call, 'renewalRoute') : { url: invoiceCheckoutUrl(call.deps, renewal.invoiceId) };
}
