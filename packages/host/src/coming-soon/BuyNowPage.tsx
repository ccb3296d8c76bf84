import { type PageProps, useDestinations, usePortal } from '@portal/kit';
import { useEffect } from 'react';
import { outward } from './buy-now-outward.ts';
import { placeholderOf } from './PlaceholderPage.tsx';

const Placeholder = placeholderOf('buyNow');

/** Hands over to checkout what a link names; without it, announces what is to come. */
export function BuyNowPage({ search }: PageProps) {
  const { navigation } = usePortal();
  const checkout = useDestinations(outward).checkout();
  const itemPriceId = search.itemPriceId ?? '';
  const href =
    itemPriceId === '' || checkout === undefined
      ? undefined
      : `${checkout}?itemPriceId=${encodeURIComponent(itemPriceId)}`;
  useEffect(() => {
    if (href !== undefined) navigation.navigate(href, { replace: true });
  }, [href, navigation]);
  return href === undefined ? <Placeholder /> : null;
}
