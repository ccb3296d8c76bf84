import type { Context, Hono } from 'hono';
import type { PayableOrder } from '../../adapters/payments.ts';
import type { TestPayments } from '../../adapters/test-payments.ts';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { allowPage } from '../../http/page-frame.ts';
import { found, notFound } from '../../http/problem.ts';
import { described } from '../../log.ts';
import { checkoutPage, checkoutWords, choiceOutcomes, isCheckoutChoice, unreachablePage } from '../checkout/index.ts';
import {
  guestDoneAddress,
  guestDoneUrl,
  invoiceCheckoutAddress,
  invoiceCheckoutUrl,
  invoiceUrl,
} from './checkout-address.ts';
import { guestInvoice } from './guest-cookie.ts';
import { guestDonePage, overPage } from './guest-pages.ts';
import { invoiceById, type KnownInvoice } from './invoices.queries.ts';
import { type InvoicePayment, pendingPayment } from './payments.queries.ts';
import { beginPayment } from './payments.writes.ts';
import { type InvoiceTill, settleInvoicePayment } from './settle-payment.writes.ts';

/** Paying an invoice: the way to whoever takes the money, and the way back. */
export function mountInvoiceCheckout(app: Hono<AppEnv>, deps: Deps): void {
  const { payments } = deps;
  if (payments === null) return;
  const till = { db: deps.db, profile: deps.profile, payments };
  app.get(invoiceCheckoutAddress, (c) => toPayment(c, deps, till));
  app.get(`${invoiceCheckoutAddress}/:from{paid|unpaid}`, async (c) => {
    const { id, from } = c.req.param();
    found(await invoiceById(deps.db, id));
    // Whoever paid sees it at once; where it cannot be asked, the clock asks again.
    await settleBegun(deps, till, id);
    return c.redirect(afterPaying(c, deps, id, from === 'paid' ? 'paid' : 'unpaid'), 303);
  });
  app.get(guestDoneAddress, async (c) => {
    const id = guestInvoice.read(c, deps.isSecure);
    const invoice = id === null ? null : await invoiceById(deps.db, id);
    allowPage(c);
    c.header('X-Robots-Tag', 'noindex');
    if (invoice === null) return c.html(overPage(deps), 404);
    return c.html(guestDonePage(invoice, c.req.query('from') === 'paid' ? 'paid' : 'unpaid', deps));
  });
  if (payments.kind === 'test') mountInvoiceTrial(app, deps, { ...till, payments });
}

async function toPayment(c: Context<AppEnv>, deps: Deps, till: InvoiceTill): Promise<Response> {
  const { db, clock, profile, portalUrl, log } = deps;
  const invoice = found(await invoiceById(db, c.req.param('id') ?? ''));
  await settleBegun(deps, till, invoice.id);
  const payment = await beginPayment(db, invoice.id, clock.now());
  if (payment === null) return c.redirect(afterPaying(c, deps, invoice.id, 'unpaid'), 303);
  allowPage(c, `'self' ${portalUrl}`);
  try {
    const page = await till.payments.pageFor(payable(invoice, payment, deps));
    return page === null ? await c.html(checkoutPage(toPay(invoice, payment), profile)) : c.redirect(page, 303);
  } catch (error) {
    log.error(described(error), 'checkout');
    const details = {
      path: pathOf(invoice.id),
      text: checkoutWords(profile)('unreachableInvoice'),
      backTo: afterPaying(c, deps, invoice.id, 'unpaid'),
    };
    return c.html(unreachablePage(details, profile), 503);
  }
}

/** Whoever came by a link, without signing in, has no page of the invoice. */
function afterPaying(c: Context<AppEnv>, deps: Deps, id: string, from: 'paid' | 'unpaid'): string {
  return guestInvoice.read(c, deps.isSecure) === id ? guestDoneUrl(deps, from) : invoiceUrl(deps, id, from);
}

async function settleBegun({ db, clock, log }: Deps, till: InvoiceTill, invoiceId: string): Promise<void> {
  const begun = await pendingPayment(db, invoiceId);
  if (begun === null) return;
  await settleInvoicePayment(till, begun.id, clock.now()).catch((error: unknown) =>
    log.error(described(error), 'checkout'),
  );
}

/** As one sum, since some of it may be paid already; and whoever was given the address reads no more than that. */
function toPay({ id, description: label }: KnownInvoice, { amountCents }: InvoicePayment) {
  return { path: pathOf(id), amountCents, items: [{ label, amountCents }] };
}

/** The same at whoever takes the money. */
function payable({ id, invoiceNum, description }: KnownInvoice, payment: InvoicePayment, deps: Deps): PayableOrder {
  const url = invoiceCheckoutUrl(deps, id);
  return {
    id: payment.id,
    heldUntil: payment.heldUntil,
    currency: deps.profile.currency,
    items: [{ name: `${invoiceNum}: ${description}`, unitCents: payment.amountCents, quantity: 1 }],
    returnUrls: { paid: `${url}/paid`, unpaid: `${url}/unpaid` },
  };
}

function pathOf(id: string): string {
  return `/api/checkout/invoices/${id}`;
}

/** What is chosen on the built-in checkout page, for a server that nobody real uses. */
function mountInvoiceTrial(app: Hono<AppEnv>, deps: Deps, till: InvoiceTill & { payments: TestPayments }): void {
  const { db, clock } = deps;
  app.post(`${invoiceCheckoutAddress}/:choice{[a-zA-Z]{1,20}}`, async (c) => {
    const { id, choice } = c.req.param();
    if (!isCheckoutChoice(choice)) throw notFound();
    found(await invoiceById(db, id));
    const payment = await beginPayment(db, id, clock.now());
    if (payment === null) return c.redirect(afterPaying(c, deps, id, 'unpaid'), 303);
    const { state, callbacks: notifications } = choiceOutcomes[choice];
    await till.payments.choose(payment.id, state);
    await Promise.all(Array.from({ length: notifications }, () => settleInvoicePayment(till, payment.id, clock.now())));
    return c.redirect(afterPaying(c, deps, id, state === 'paid' ? 'paid' : 'unpaid'), 303);
  });
}
