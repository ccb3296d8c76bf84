import { useMessages, usePortal, usePortalResource } from '@portal/kit';
import { IconButton, IconCart, lazyComponent, type LazyComponent } from '@portal/ui';
import { useState, useSyncExternalStore } from 'react';
import type { CartPanelProps } from '../cart/CartPanel.tsx';
import { ticketsIn } from '../cart/cart-items.ts';
import { cartMessages } from '../cart/messages.ts';
import { cartAdditions } from '../cart/use-add-to-cart.ts';
import { useCart } from '../cart/use-cart.ts';

const CartPanel = lazyComponent(() =>
  import('../cart/CartPanel.tsx').then((module) => ({ default: module.CartPanel })),
);

interface CartButtonProps {
  /** What opens from it. */
  panel?: LazyComponent<CartPanelProps>;
}

/** In the top bar: how many tickets wait in the person's cart, and the way to them. */
export function CartButton({ panel: Panel = CartPanel }: CartButtonProps) {
  const t = useMessages(cartMessages);
  const { notify } = usePortal();
  const added = usePortalResource(cartAdditions);
  const additions = useSyncExternalStore(added.subscribe, added.count, () => 0);
  const view = useCart();
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const isLoaded = Panel.useIsLoaded();
  const count = view.state === 'ready' ? ticketsIn(view.data) : 0;

  function open() {
    setOpen(true);
    setWasOpen(true);
  }

  function fail() {
    setOpen(false);
    notify.failure(t('panelFailed'));
  }

  return (
    <>
      <IconButton
        label={t(view.state === 'failed' ? 'cartFailed' : 'cart')}
        icon={IconCart}
        badge={count === 0 ? undefined : count > 99 ? '99+' : count}
        badgeChanges={additions}
        isExpanded={isOpen}
        isPending={isOpen && !isLoaded}
        onPress={open}
      />
      {(isOpen || (wasOpen && isLoaded)) && (
        <Panel view={view} isOpen={isOpen} onClose={() => setOpen(false)} onError={fail} />
      )}
    </>
  );
}
