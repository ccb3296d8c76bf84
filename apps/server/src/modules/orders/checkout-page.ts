import type { Profile } from '@portal/kit/access';
import { html } from 'hono/html';
import type { CheckoutOrder } from './checkout-order.ts';

/** What somebody who tries the portal out can let happen. */
export const checkoutChoices = {
  pay: 'Pay',
  payTwice: 'Pay, and tell the server twice',
  payLate: 'Pay, and let the server find out later',
  decline: 'Card declined',
} as const;

export type CheckoutChoice = keyof typeof checkoutChoices;

export function isCheckoutChoice(text: string): text is CheckoutChoice {
  return Object.hasOwn(checkoutChoices, text);
}

const styles = `body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#f4f6f6;color:#111827}
main{max-width:26rem;margin:3rem auto;padding:2rem;background:#fff;border-radius:12px;border:1px solid #d5dcdc}
h1{font-size:1.25rem;margin:0 0 1rem}dl{display:flex;justify-content:space-between;margin:0 0 1.5rem}dt,dd{margin:0}
dd{font-weight:600}button{display:block;width:100%;min-height:44px;margin-top:.5rem;font:inherit;border-radius:8px;border:1px solid #6b7280;background:#fff}
button.pay{background:#004c58;border-color:#004c58;color:#fff}p{color:#4b5563;font-size:.875rem}`;

/** Looks like the page of a provider of payments, and takes no money. */
export function checkoutPage(order: CheckoutOrder, { fullName, locale, currency }: Profile) {
  const amount = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(order.amountCents / 100);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Checkout</title>
        <style>
          ${styles}
        </style>
      </head>
      <body>
        <main>
          <h1>Pay ${fullName}</h1>
          <dl>
            <dt>${order.quantity} × ${order.title}</dt>
            <dd>${amount}</dd>
          </dl>
          ${
            order.status === 'pending'
              ? Object.entries(checkoutChoices).map(
                  ([choice, label]) =>
                    html`<form method="post" action="/api/checkout/${order.id}/${choice}">
                      <button class="${choice}">${label}</button>
                    </form>`,
                )
              : html`<p>This order is closed.</p>`
          }
          <p>This is a trial: no money is taken, and no card is asked for.</p>
        </main>
      </body>
    </html>`;
}
