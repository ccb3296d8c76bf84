import { html } from 'hono/html';
import type { Deps } from '../../deps.ts';
import { pageFrame } from '../../http/page-frame.ts';
import { checkoutWords } from '../checkout/index.ts';
import { invoiceCheckoutUrl } from './checkout-address.ts';
import type { InvoiceRow } from './invoices.queries.ts';

type PageDeps = Pick<Deps, 'profile' | 'portalUrl'>;

/** What has become of a payment, for whoever paid by a link without signing in: nothing of the invoice or its member. */
export function guestDonePage({ id, status }: InvoiceRow, from: 'paid' | 'unpaid', deps: PageDeps) {
  const t = checkoutWords(deps.profile);
  if (status !== 'Paid' && status !== 'Pending') return overPage(deps);
  if (status === 'Paid')
    return pageFrame(
      deps.profile,
      t('guestPaid'),
      html`<h1>${t('guestPaid')}</h1>
        <p>${t('guestPaidText')}</p>
        <a class="action main" href="${deps.portalUrl}">${t('guestToPortal')}</a>`,
    );
  if (from === 'paid')
    return pageFrame(
      deps.profile,
      t('guestAwaited'),
      html`<h1>${t('guestAwaited')}</h1>
        <p>${t('guestAwaitedText')}</p>
        <a class="action main" href="">${t('guestLookAgain')}</a>`,
    );
  return pageFrame(
    deps.profile,
    t('guestUnpaid'),
    html`<h1>${t('guestUnpaid')}</h1>
      <p>${t('guestUnpaidText')}</p>
      <a class="action main" href="${invoiceCheckoutUrl(deps, id)}">${t('tryAgain')}</a>`,
  );
}

/** A link that leads nowhere, without saying whether it ever did. */
export function overPage({ profile, portalUrl }: PageDeps) {
  const t = checkoutWords(profile);
  return pageFrame(
    profile,
    t('renewOver'),
    html`<h1>${t('renewOver')}</h1>
      <p>${t('renewOverText')}</p>
      <a class="action main" href="${new URL('/settings/invoices', portalUrl).href}">${t('back')}</a>`,
  );
}
