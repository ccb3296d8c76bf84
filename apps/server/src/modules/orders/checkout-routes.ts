import type { Hono } from 'hono';
import type { PayableOrder } from '../../adapters/payments.ts';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { allowPage } from '../../http/page-frame.ts';
import { found } from '../../http/problem.ts';
import { described } from '../../log.ts';
import { checkoutAddress, checkoutUrl, orderUrl } from './checkout-addresses.ts';
import { checkoutPage, unreachablePage } from '../checkout/index.ts';
import { heldText, orderCheckoutPath, orderToPay } from './checkout-text.ts';
import { checkoutOrder, type CheckoutOrder } from './payable-order.queries.ts';
import { isPayable } from './payable-order.ts';
import { settleOrder } from './settle.writes.ts';
import { mountTrial } from './trial-routes.ts';

/** Paying an order: the way to whoever takes the money, and the way back. */
export function mountCheckout(app: Hono<AppEnv>, deps: Deps): void {
  const { payments } = deps;
  if (payments === null) return;
  mountWays(app, deps, payments);
  if (payments.kind === 'test') mountTrial(app, deps, payments);
}

function mountWays(app: Hono<AppEnv>, deps: Deps, payments: NonNullable<Deps['payments']>): void {
  const { db, clock, log, profile, portalUrl } = deps;
  const logged = (error: unknown) => log.error(described(error), 'checkout');
  app.get(checkoutAddress, async (c) => {
    const order = found(await checkoutOrder(db, c.req.param('id')));
    if (!isPayable(order, clock.now())) return c.redirect(orderUrl(deps, order.id, 'unpaid'), 303);
    allowPage(c, `'self' ${portalUrl}`);
    try {
      const page = await payments.pageFor(payable(order, deps));
      return page === null ? await c.html(checkoutPage(orderToPay(order, profile), profile)) : c.redirect(page, 303);
    } catch (error) {
      logged(error);
      const details = {
        path: orderCheckoutPath(order.id),
        text: heldText(order, profile),
        backTo: orderUrl(deps, order.id, 'unpaid'),
      };
      return c.html(unreachablePage(details, profile), 503);
    }
  });
  app.get(`${checkoutAddress}/:from{paid|unpaid}`, async (c) => {
    const { id, from } = c.req.param();
    found(await checkoutOrder(db, id));
    // Whoever paid sees it at once; where it cannot be asked, the clock asks again.
    await settleOrder({ db, payments }, id, clock.now()).catch(logged);
    return c.redirect(orderUrl(deps, id, from === 'paid' ? 'paid' : 'unpaid'), 303);
  });
}

function payable({ id, heldUntil, items }: CheckoutOrder, deps: Deps): PayableOrder {
  const url = checkoutUrl(deps, id);
  return {
    id,
    heldUntil,
    currency: deps.profile.currency,
    items: items.map(({ title, typeName, unitCents, quantity }) => ({
      name: `${title}, ${typeName}`,
      unitCents,
      quantity,
    })),
    returnUrls: { paid: `${url}/paid`, unpaid: `${url}/unpaid` },
  };
}
