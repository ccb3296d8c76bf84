import type { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { found, notFound } from '../../http/problem.ts';
import { checkoutOrder } from './checkout-order.ts';
import { type CheckoutChoice, checkoutPage, isCheckoutChoice } from './checkout-page.ts';
import { settleOrder } from './settle.ts';

const address = '/api/checkout/:id{[0-9a-f-]{36}}';

/** Where an order is paid: whoever has its address, which cannot be guessed, may pay it. */
export function checkoutUrl({ portalUrl }: Deps, orderId: string): string {
  return new URL(`/api/checkout/${orderId}`, portalUrl).href;
}

/** The built-in checkout page, for a server that nobody real uses. */
export function mountCheckout(app: Hono<AppEnv>, deps: Deps): void {
  const { db, payments, clock, profile, portalUrl } = deps;
  if (payments === null) return;
  const till = { db, payments };

  async function happen(choice: CheckoutChoice, id: string): Promise<void> {
    await payments?.choose(id, choice === 'decline' ? 'failed' : 'paid');
    const told = { pay: 1, decline: 1, payTwice: 2, payLate: 0 }[choice];
    await Promise.all(Array.from({ length: told }, () => settleOrder(till, id, clock.now())));
  }

  app.get(address, async (c) => {
    const order = found(await checkoutOrder(db, c.req.param('id')));
    c.header(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${portalUrl}; frame-ancestors 'none'`,
    );
    return c.html(checkoutPage(order, profile));
  });
  app.post(`${address}/:choice{[a-zA-Z]{1,20}}`, async (c) => {
    const { id, choice } = c.req.param();
    if (!isCheckoutChoice(choice)) throw notFound();
    const { eventId } = found(await checkoutOrder(db, id));
    await happen(choice, id);
    return c.redirect(new URL(`/events/${encodeURIComponent(eventId)}`, portalUrl).href, 303);
  });
}
