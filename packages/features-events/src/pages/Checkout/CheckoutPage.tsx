import { type PageProps, usePortal } from '@portal/kit';
import { useEffect, useRef, useState } from 'react';
import { useCheckout } from '../../model/use-checkout.ts';
import { CheckoutScreen } from './CheckoutScreen.tsx';

/** Buys one ticket of a type and goes on to where it is paid; a link of another website leads here. */
export function CheckoutPage({ search }: PageProps) {
  const { navigation } = usePortal();
  const { buy } = useCheckout();
  const [failure, setFailure] = useState<string | null>(null);
  const isBegun = useRef(false);
  const itemPriceId = search.itemPriceId ?? '';
  useEffect(() => {
    // React mounts twice in development.
    if (isBegun.current) return;
    isBegun.current = true;
    if (itemPriceId === '') navigation.navigate('/', { replace: true });
    else
      buy({ itemPriceId, quantity: 1 }).catch((error: unknown) =>
        setFailure(error instanceof Error ? error.message : ''),
      );
  }, [itemPriceId, buy, navigation]);
  return <CheckoutScreen failure={failure} />;
}
