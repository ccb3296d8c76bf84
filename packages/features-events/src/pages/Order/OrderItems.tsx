import type { Order } from '@portal/api';
import { useFormats, useMessages, usePortal } from '@portal/kit';
import { Card, Divider, Heading, Link, Spread, Stack, Text } from '@portal/ui';
import { eventsMessages } from '../../messages.ts';

export interface OrderItemsProps {
  order: Order;
  eventHref: (id: string) => string | undefined;
}

/** What was ordered, at the prices of the order. */
export function OrderItems({ order, eventHref }: OrderItemsProps) {
  const t = useMessages(eventsMessages);
  const { money, dateMedium } = useFormats();
  const { profile } = usePortal();
  const placed = { number: order.id, date: dateMedium(order.createdAt), organisation: profile.fullName };
  return (
    <Card as="section">
      <Stack gap={4}>
        <Heading level={2} size="md">
          {t('orderItems')}
        </Heading>
        {order.items.map(({ ticketPriceId, eventId, title, name, quantity, totalPrice }) => {
          const href = eventHref(eventId);
          return (
            <Spread key={ticketPriceId} isWrapping={false} align="start">
              <Stack gap={0}>
                {href === undefined ? <Text weight="semibold">{title}</Text> : <Link href={href}>{title}</Link>}
                <Text size="sm" tone="quiet">
                  {t('orderItem', { n: quantity, name })}
                </Text>
              </Stack>
              <Text as="span" isTabular>
                {money(totalPrice / 100)}
              </Text>
            </Spread>
          );
        })}
        <Divider />
        <Spread>
          <Text as="span" weight="semibold">
            {t('orderTotal')}
          </Text>
          <Text as="span" weight="semibold" isTabular>
            {money(order.amount / 100)}
          </Text>
        </Spread>
        <RefundLines order={order} />
        <Text size="sm" tone="quiet">
          {t('orderPlaced', placed)}
        </Text>
      </Stack>
    </Card>
  );
}

/** What goes back of the total, or that nothing does though no ticket is left. */
function RefundLines({ order: { status, refund, ticketsHeld } }: Pick<OrderItemsProps, 'order'>) {
  const t = useMessages(eventsMessages);
  const { money, dateMedium } = useFormats();
  if (refund === null) return status === 'paid' && ticketsHeld === 0 && <Text tone="quiet">{t('orderNoRefund')}</Text>;
  const { due, given, givenAt } = refund;
  return (
    <>
      {due > 0 && <RefundLine label={t('orderRefundOnItsWay')} amount={money(due / 100)} />}
      {givenAt !== null && (
        <RefundLine label={t('orderRefundGiven', { date: dateMedium(givenAt) })} amount={money(given / 100)} />
      )}
    </>
  );
}

function RefundLine({ label, amount }: { label: string; amount: string }) {
  return (
    <Spread isWrapping={false}>
      <Text as="span" tone="quiet">
        {label}
      </Text>
      <Text as="span" isTabular>
        {amount}
      </Text>
    </Spread>
  );
}
