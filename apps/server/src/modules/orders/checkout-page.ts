import type { Profile } from '@portal/kit/access';
import { html } from 'hono/html';
import { pageFrame } from '../../http/page-frame.ts';
import { moneyText } from '../../mails/money-text.ts';
import { checkoutWords } from './checkout-words.ts';
import type { CheckoutOrder } from './payable-order.ts';

/** What somebody who tries the portal out can let happen. */
export const checkoutChoices = ['pay', 'payTwice', 'payLate', 'decline', 'expire'] as const;

export type CheckoutChoice = (typeof checkoutChoices)[number];

export function isCheckoutChoice(text: string): text is CheckoutChoice {
  return checkoutChoices.some((choice) => choice === text);
}

/** Looks like the page of a provider of payments, and takes no money. */
export function checkoutPage(order: CheckoutOrder, profile: Profile) {
  const { fullName: organisation } = profile;
  const t = checkoutWords(profile);
  return pageFrame(
    profile,
    t('title'),
    html`<h1>${t('heading', { organisation })}</h1>
      <dl>
        ${order.items.map(
          ({ quantity, title, typeName, unitCents }) =>
            html`<div>
              <dt>${t('item', { n: quantity, title, type: typeName })}</dt>
              <dd>${moneyText(unitCents * quantity, profile)}</dd>
            </div>`,
        )}
        <div class="total">
          <dt>${t('total')}</dt>
          <dd>${moneyText(order.amountCents, profile)}</dd>
        </div>
      </dl>
      ${checkoutChoices.map(
        (choice) =>
          html`<form method="post" action="/api/checkout/${order.id}/${choice}">
            <button class="${choice}">${t(choice)}</button>
          </form>`,
      )}
      <p class="note">${t('trial')}</p>`,
  );
}

/** The provider does not answer: nothing was paid, the seats are held, and the same link may be tried again. */
export function unreachablePage({ id, heldUntil }: CheckoutOrder, profile: Profile, backTo: string) {
  const { locale, timeZone } = profile;
  const t = checkoutWords(profile);
  const time = heldUntil.toLocaleTimeString(locale, { timeZone, hour: 'numeric', minute: '2-digit' });
  return pageFrame(
    profile,
    t('unreachable'),
    html`<h1>${t('unreachable')}</h1>
      <p>${t('unreachableText', { time })}</p>
      <a class="action main" href="/api/checkout/${id}">${t('tryAgain')}</a>
      <a class="action" href="${backTo}">${t('back')}</a>`,
  );
}
