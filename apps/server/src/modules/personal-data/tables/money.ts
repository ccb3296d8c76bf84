import { because, copied, deleted, deletedWith, held, mine, own, stays, type Tables, within } from '../held.ts';

const heading = 'Membership and invoices';
const events = 'Events and orders';
const { money } = because;

/** What somebody owes, has paid and is about to buy. */
export const moneyTables: Tables = {
  invoices: held(
    mine,
    // Whom it was for is written by the erasure, and goes when its years are over.
    stays(
      money,
      `id invoice_num person_id billed_to invoice_date due_date description status lines total_cents paid_cents refunded_cents
        membership_start_date membership_end_date updated_at`,
    ),
    copied(
      heading,
      `id invoice_num invoice_date due_date description status lines total_cents paid_cents refunded_cents membership_start_date
        membership_end_date updated_at`,
      { ...own, technical: 'billed_to' },
    ),
  ),
  invoice_payments: held(
    within('invoice_id', 'invoices'),
    stays(money, 'id invoice_id status amount_cents held_until created_at updated_at refusals next_at'),
    copied(heading, 'id invoice_id status amount_cents held_until created_at updated_at', {
      technical: 'refusals next_at',
    }),
  ),
  own_memberships: held(
    mine,
    deleted,
    copied(
      heading,
      'id name joined_on renewed_to renews_itself terminated_on cancel_reason cancel_reason_other cancelled_at',
      own,
    ),
  ),
  orders: held(
    mine,
    stays(money, 'id person_id status amount_cents held_until created_at updated_at'),
    copied(events, 'id status amount_cents held_until created_at updated_at', own),
  ),
  order_items: held(
    within('order_id', 'orders'),
    stays(money, 'order_id ticket_type_id quantity unit_cents'),
    copied(events, 'order_id ticket_type_id quantity unit_cents'),
  ),
  refunds: held(
    within('order_id', 'orders'),
    stays(money, 'id order_id amount_cents created_at done_at refusals next_at'),
    copied(events, 'id order_id amount_cents created_at done_at', { technical: 'refusals next_at' }),
  ),
  test_payments: held(within('order_id', 'orders'), stays(money, 'order_id state refunds')),
  stripe_sessions: held(
    within('order_id', 'orders'),
    stays(money, 'order_id session_id url state payment_intent asked_at refunded_cents disputed_at'),
  ),
  cart_items: held(
    within('cart_id', 'carts'),
    deletedWith('carts'),
    copied(events, 'id cart_id ticket_type_id quantity unit_cents added_at'),
  ),
  carts: held(mine, deleted, copied(events, 'id order_id created_at updated_at', own)),
};
