import { useMessages, usePortal, usePortalResource } from '@portal/kit';
import { IconButton, IconCart } from '@portal/ui';
import { type ComponentType, useState, useSyncExternalStore } from 'react';
import type { CartPanelProps } from '../cart/CartPanel.tsx';
import { ticketsIn } from '../cart/cart-items.ts';
import { keptCart } from '../cart/kept-cart.ts';
import { messages } from '../cart/messages.ts';
import { useCart } from '../cart/use-cart.ts';

interface CartButtonProps {
  /** Fetches what opens from it. */
  loadPanel?: () => Promise<{ CartPanel: ComponentType<CartPanelProps> }>;
}

/** In the top bar: how many tickets wait in the person's cart, and the way to them. */
export function CartButton({ loadPanel = () => import('../cart/CartPanel.tsx') }: CartButtonProps) {
  const t = useMessages(messages);
  const { notify } = usePortal();
  const kept = usePortalResource(keptCart);
  const additions = useSyncExternalStore(kept.subscribe, kept.additions, () => 0);
  const view = useCart();
  const [isOpen, setOpen] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<CartPanelProps> | null>(null);
  const count = view.state === 'ready' ? ticketsIn(view.data) : 0;

  async function open() {
    setOpen(true);
    if (Panel !== null) return;
    try {
      const { CartPanel } = await loadPanel();
      setPanel(() => CartPanel);
    } catch {
      setOpen(false);
      notify.failure(t('panelFailed'));
    }
  }

  return (
    <>
      <IconButton
        label={t(view.state === 'failed' ? 'cartFailed' : 'cart')}
        icon={IconCart}
        badge={count === 0 ? undefined : count > 99 ? '99+' : count}
        badgeChanges={additions}
        isExpanded={isOpen}
        isPending={isOpen && Panel === null}
        onPress={() => void open()}
      />
      {Panel && <Panel view={view} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
