import type { Cart } from '@portal/api';
import { mapView, useDestinations, useMessages, type View } from '@portal/kit';
import { Drawer } from '@portal/ui';
import { destinations } from '../destinations.ts';
import { totalOf, withWanted } from './cart-items.ts';
import { CartContent } from './CartContent.tsx';
import { CartPayment } from './CartPayment.tsx';
import { cartMessages } from './messages.ts';
import { useCartChanges } from './use-cart-changes.ts';

export interface CartPanelProps {
  view: View<Cart>;
  isOpen: boolean;
  onClose: () => void;
}

/** What waits in the person's cart, over the page on which they were. */
export function CartPanel({ view, isOpen, onClose }: CartPanelProps) {
  const t = useMessages(cartMessages);
  const to = useDestinations(destinations);
  const changes = useCartChanges(view.state === 'ready' ? view.data.cartId : undefined);
  const items = mapView(view, (cart) => withWanted(cart, changes.wanted));
  const close = () => {
    void changes.flush();
    changes.forgetRemoved();
    onClose();
  };
  return (
    <Drawer
      isOpen={isOpen}
      onClose={close}
      title={t('title')}
      side="end"
      size="md"
      labels={{ close: t('close') }}
      footer={
        items.state === 'ready' && (
          <CartPayment
            items={items.data}
            isPaying={changes.isPaying}
            failure={changes.paymentFailure}
            onPay={() => void changes.pay(totalOf(items.data)).catch(() => undefined)}
          />
        )
      }
    >
      <CartContent
        view={items}
        changes={changes}
        eventHref={(id) => to.event({ id })}
        discoverHref={to.discover({ filterType: 'all' })}
        onLeave={close}
      />
    </Drawer>
  );
}
