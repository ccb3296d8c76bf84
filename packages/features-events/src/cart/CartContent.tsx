import { useMessages, type View } from '@portal/kit';
import { Button, EmptyState, PanelSwitch, Skeleton, Stack } from '@portal/ui';
import type { CartItem } from './cart-items.ts';
import { CartRow } from './CartRow.tsx';
import { cartMessages } from './messages.ts';
import { RemovedItem } from './RemovedItem.tsx';
import type { CartChanges } from './use-cart-changes.ts';

export interface CartContentProps {
  view: View<readonly CartItem[]>;
  changes: Pick<CartChanges, 'change' | 'takeOut' | 'removing' | 'removed' | 'undo' | 'isPuttingBack'>;
  eventHref: (id: string) => string | undefined;
  discoverHref: string | undefined;
  /** A link is followed. */
  onLeave: () => void;
}

/** What is in a cart, or why there is nothing to see. */
export function CartContent({ view, changes, eventHref, discoverHref, onLeave }: CartContentProps) {
  const t = useMessages(cartMessages);
  return (
    <Stack gap={4}>
      {changes.removed && (
        <RemovedItem
          item={changes.removed}
          isPending={changes.isPuttingBack}
          onUndo={() => void changes.undo().catch(() => undefined)}
        />
      )}
      <PanelSwitch
        view={view}
        title={undefined}
        skeleton={<Skeleton lines={6} />}
        failedTitle={t('cartFailed')}
        empty={
          <EmptyState
            scope="panel"
            headingLevel={3}
            title={t('empty')}
            text={t('emptyHint')}
            action={
              discoverHref && (
                <Button href={discoverHref} onPress={onLeave}>
                  {t('discover')}
                </Button>
              )
            }
          />
        }
      >
        {(items) => (
          <Stack as="ul" gap={4} label={t('items')}>
            {items.map((item, at) => (
              <CartRow
                key={item.cartItemId}
                item={item}
                isFirst={at === 0}
                href={eventHref(item.eventId)}
                isRemoving={changes.removing === item.cartItemId}
                onLeave={onLeave}
                onChange={(quantity) => changes.change(item.itemPriceId, quantity)}
                onRemove={() => void changes.takeOut(item).catch(() => undefined)}
              />
            ))}
          </Stack>
        )}
      </PanelSwitch>
    </Stack>
  );
}
