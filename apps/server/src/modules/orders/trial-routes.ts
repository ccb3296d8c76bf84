import type { Hono } from 'hono';
import type { TestPayments } from '../../adapters/test-payments.ts';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { found, notFound } from '../../http/problem.ts';
import { type CheckoutChoice, isCheckoutChoice } from './checkout-page.ts';
import { checkoutOrder } from './payable-order.ts';
import { checkoutAddress, orderUrl } from './checkout-addresses.ts';
import { settleOrder } from './settle.ts';

const outcomes = { pay: 'paid', payTwice: 'paid', payLate: 'paid', decline: 'failed', expire: 'closed' } as const;
const told: Record<CheckoutChoice, number> = { pay: 1, payTwice: 2, payLate: 0, decline: 1, expire: 1 };

/** What is chosen on the built-in checkout page, for a server that nobody real uses. */
export function mountTrial(app: Hono<AppEnv>, deps: Deps, payments: TestPayments): void {
  const { db, clock } = deps;
  app.post(`${checkoutAddress}/:choice{[a-zA-Z]{1,20}}`, async (c) => {
    const { id, choice } = c.req.param();
    if (!isCheckoutChoice(choice)) throw notFound();
    found(await checkoutOrder(db, id));
    await payments.choose(id, outcomes[choice]);
    await Promise.all(Array.from({ length: told[choice] }, () => settleOrder({ db, payments }, id, clock.now())));
    return c.redirect(orderUrl(deps, id, outcomes[choice] === 'paid' ? 'paid' : 'unpaid'), 303);
  });
}
