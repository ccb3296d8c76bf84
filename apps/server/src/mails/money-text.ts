import type { Profile } from '@portal/kit/access';

/** An amount in cents as the organisation writes it. */
export function moneyText(cents: number, { locale, currency }: Pick<Profile, 'locale' | 'currency'>): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100);
}
