import type { Hono } from 'hono';
import type { TestPayments } from '../../adapters/test-payments.ts';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { found, notFound } from '../../http/problem.ts';
import { choiceOutcomes, isCheckoutChoice } from '../checkout/index.ts';
import { checkoutOrder } from './payable-order.queries.ts';
import { checkoutAddress, orderUrl } from './checkout-addresses.ts';
import { settleOrder } from './settle.writes.ts';

/** What is chosen on the built-in checkout page, for a server that nobody real uses. */
export function mountTrial(app: Hono<AppEnv>, deps: Deps, payments: TestPayments): void {
  const { db, clock } = deps;
  app.post(`${checkoutAddress}/:choice{[a-zA-Z]{1,20}}`, async (c) => {
    const { id, choice } = c.req.param();
    if (!isCheckoutChoice(choice)) throw notFound();
    found(await checkoutOrder(db, id));
    const { state, callbacks: notifications } = choiceOutcomes[choice];
    await payments.choose(id, state);
    await Promise.all(Array.from({ length: notifications }, () => settleOrder({ db, payments }, id, clock.now())));
    return c.redirect(orderUrl(deps, id, state === 'paid' ? 'paid' : 'unpaid'), 303);
  });
}
