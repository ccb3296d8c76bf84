import { limits } from '@portal/api';
import { useFormats, useMessages } from '@portal/kit';
import { Button, Divider, IconTrash, Link, NumberField, Spread, Stack, Text } from '@portal/ui';
import { type CartItem, type CartTrouble, troubleOf } from './cart-items.ts';
import { quantity as quantityStyle } from './CartRow.css.ts';
import { cartMessages } from './messages.ts';

export interface CartRowProps {
  item: CartItem;
  isFirst: boolean;
  href: string | undefined;
  isRemoving: boolean;
  /** The link is followed. */
  onLeave: () => void;
  onChange: (quantity: number) => void;
  onRemove: () => void;
}

/** Tickets of one type in a cart, and what keeps them from being bought. */
export function CartRow({ item, isFirst, href, isRemoving, onLeave, onChange, onRemove }: CartRowProps) {
  const t = useMessages(cartMessages);
  const { money } = useFormats();
  const trouble = troubleOf(item);
  const isOpen = trouble === null || trouble === 'seatsLeft';
  return (
    <Stack as="li" gap={4}>
      {isFirst || <Divider />}
      <Stack gap={3}>
        <Spread isWrapping={false} align="start">
          <Stack gap={0} isGrowing>
            {href === undefined ? (
              <Text weight="semibold" tone="strong">
                {item.title}
              </Text>
            ) : (
              <Link href={href} tone="strong" isStandalone onPress={onLeave}>
                {item.title}
              </Link>
            )}
            <Text size="sm" tone="quiet">
              {item.name}
            </Text>
          </Stack>
          {isOpen && (
            <Stack gap={0} align="end">
              <Text as="span" weight="semibold" tone="strong" isTabular>
                {money(item.totalPrice / 100)}
              </Text>
              <Text as="span" size="sm" tone="quiet" isTabular>
                {t('each', { amount: money(item.unitPrice / 100) })}
              </Text>
            </Stack>
          )}
        </Spread>
        <CartNotes item={item} trouble={trouble} />
        <Spread>
          {isOpen ? (
            <div className={quantityStyle}>
              <NumberField
                label={t('quantityOf', item)}
                isLabelHidden
                size="sm"
                value={item.quantity}
                min={1}
                max={limits.cart.quantity}
                labels={{ increase: () => t('moreOf', item), decrease: () => t('fewerOf', item) }}
                onChange={(wanted) => {
                  if (wanted !== null && wanted > 0) onChange(Math.min(wanted, limits.cart.quantity));
                }}
              />
            </div>
          ) : (
            <Text size="sm" tone="quiet">
              {t('howMany', { n: item.quantity })}
            </Text>
          )}
          <Button
            tone="neutral"
            icon={IconTrash}
            label={t('removeItem', item)}
            isPending={isRemoving}
            onPress={onRemove}
          >
            {t('remove')}
          </Button>
        </Spread>
      </Stack>
    </Stack>
  );
}

interface CartNotesProps {
  item: CartItem;
  trouble: CartTrouble | null;
}

/** What has changed since it was put into the cart. */
function CartNotes({ item, trouble }: CartNotesProps) {
  const t = useMessages(cartMessages);
  const { money } = useFormats();
  function words(known: CartTrouble): string {
    if (known === 'seatsLeft') return t('seatsLeft', { n: item.seatsLeft ?? 0 });
    return known === 'isFree' ? t('isFree') : t(known);
  }
  return (
    <>
      {trouble !== null && (
        <Text size="sm" weight="semibold" tone="critical" role="status">
          {words(trouble)}
        </Text>
      )}
      {item.previousPrice !== null && trouble === null && (
        <Text size="sm" weight="semibold" tone="caution">
          {t('priceChanged', { before: money(item.previousPrice / 100), now: money(item.unitPrice / 100) })}
        </Text>
      )}
    </>
  );
}
