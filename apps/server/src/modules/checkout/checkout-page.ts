import type { Profile } from '@portal/kit/access';
import { html } from 'hono/html';
import { pageFrame } from '../../http/page-frame.ts';
import { moneyText } from '../../mails/money-text.ts';
import { checkoutWords } from './checkout-words.ts';

/** What somebody who tries the portal out can let happen. */
export const checkoutChoices = ['pay', 'payTwice', 'payLate', 'decline', 'expire'] as const;

export type CheckoutChoice = (typeof checkoutChoices)[number];

export function isCheckoutChoice(text: string): text is CheckoutChoice {
  return checkoutChoices.some((choice) => choice === text);
}

/** What is made of a choice: what the bank remembers, and how often it tells. */
export const choiceOutcomes = {
  pay: { state: 'paid', callbacks: 1 },
  payTwice: { state: 'paid', callbacks: 2 },
  payLate: { state: 'paid', callbacks: 0 },
  decline: { state: 'failed', callbacks: 1 },
  expire: { state: 'closed', callbacks: 1 },
} as const satisfies Record<CheckoutChoice, { state: 'paid' | 'failed' | 'closed'; callbacks: number }>;

export interface ToPay {
  /** Where it is paid, on this server. */
  path: string;
  amountCents: number;
  items: readonly { label: string; amountCents: number }[];
}

/** Looks like the page of a provider of payments, and takes no money. */
export function checkoutPage({ path, amountCents, items }: ToPay, profile: Profile) {
  const { fullName: organisation } = profile;
  const t = checkoutWords(profile);
  return pageFrame(
    profile,
    t('title'),
    html`<h1>${t('heading', { organisation })}</h1>
      <dl>
        ${items.map(
          (item) =>
            html`<div>
              <dt>${item.label}</dt>
              <dd>${moneyText(item.amountCents, profile)}</dd>
            </div>`,
        )}
        <div class="total">
          <dt>${t('total')}</dt>
          <dd>${moneyText(amountCents, profile)}</dd>
        </div>
      </dl>
      ${checkoutChoices.map(
        (choice) =>
          html`<form method="post" action="${path}/${choice}">
            <button class="${choice}">${t(choice)}</button>
          </form>`,
      )}
      <p class="note">${t('trial')}</p>`,
  );
}

/** The provider does not answer: nothing was paid, and the same link may be tried again. */
export function unreachablePage(
  { path, text, backTo }: { path: string; text: string; backTo: string },
  profile: Profile,
) {
  const t = checkoutWords(profile);
  return pageFrame(
    profile,
    t('unreachable'),
    html`<h1>${t('unreachable')}</h1>
      <p>${text}</p>
      <a class="action main" href="${path}">${t('tryAgain')}</a>
      <a class="action" href="${backTo}">${t('back')}</a>`,
  );
}
