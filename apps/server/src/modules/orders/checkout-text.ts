import type { Profile } from '@portal/kit/access';
import { checkoutWords, type ToPay } from '../checkout/index.ts';
import type { CheckoutOrder } from './payable-order.queries.ts';

/** An order as the page says it on which it is paid. */
export function orderToPay({ id, items, amountCents }: CheckoutOrder, profile: Profile): ToPay {
  const t = checkoutWords(profile);
  return {
    path: orderCheckoutPath(id),
    amountCents,
    items: items.map(({ quantity: n, title, typeName: type, unitCents }) => ({
      label: t('item', { n, title, type }),
      amountCents: unitCents * n,
    })),
  };
}

export function orderCheckoutPath(id: string): string {
  return `/api/checkout/${id}`;
}

/** What is said while whoever takes the money does not answer. */
export function heldText({ heldUntil }: CheckoutOrder, profile: Profile): string {
  const { locale, timeZone } = profile;
  const time = heldUntil.toLocaleTimeString(locale, { timeZone, hour: 'numeric', minute: '2-digit' });
  return checkoutWords(profile)('unreachableText', { time });
}
