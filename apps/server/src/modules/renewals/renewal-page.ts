import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { allowPage, pageFrame } from '../../http/page-frame.ts';
import { moneyText } from '../../mails/money-text.ts';
import { checkoutWords } from '../checkout/index.ts';
import { guestInvoice, invoiceCheckoutUrl, overPage } from '../invoices/index.ts';
import { invoiceOfToken, renewalPath } from './renewal-token.ts';
import { type Renewal, renewalById } from './renewals.queries.ts';

/** Where a reminder leads: a first name, an amount, and the way to pay it. Once it is paid, the link leads nowhere. */
export function mountRenewal(app: Hono<AppEnv>, deps: Deps): void {
  if (deps.payments === null) return;
  app.get(renewalPath, async (c) => {
    const invoiceId = invoiceOfToken(deps, c.req.query('token') ?? '', deps.clock.now());
    const renewal = invoiceId === null ? null : await renewalById(deps.db, invoiceId);
    allowPage(c);
    c.header('Referrer-Policy', 'no-referrer');
    c.header('X-Robots-Tag', 'noindex');
    if (renewal === null) return c.html(overPage(deps), 404);
    guestInvoice.set(c, renewal.invoiceId, deps.isSecure);
    return c.html(renewalPage(renewal, deps));
  });
}

function renewalPage({ firstName, balanceCents, invoiceId }: Renewal, deps: Deps) {
  const { profile } = deps;
  const t = checkoutWords(profile);
  return pageFrame(
    profile,
    t('renewTitle'),
    html`<h1>${t('renewHello', { firstName })}</h1>
      <dl>
        <div class="total">
          <dt>${t('renewAmount')}</dt>
          <dd>${moneyText(balanceCents, profile)}</dd>
        </div>
      </dl>
      <a class="action main" href="${invoiceCheckoutUrl(deps, invoiceId)}">${t('renewPay')}</a>`,
  );
}
