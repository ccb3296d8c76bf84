import type { Order } from '@portal/api';
import { failed, forbidden, loading, ready } from '@portal/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleOrder } from '../../stories/sample-order.ts';
import { OrderScreen } from './OrderScreen.tsx';

const meta = {
  title: 'Events/Order/Screen',
  component: OrderScreen,
  args: {
    view: ready(sampleOrder()),
    hasPaid: true,
    backHref: '/events/discover/all',
    eventHref: (id) => `/events/${id}`,
    isCancelling: false,
    isBeginning: false,
    onCancel: fn(),
    onTryAgain: fn(),
  },
  parameters: { withoutStates: { Empty: 'an order that answers is never empty' } },
} satisfies Meta<typeof OrderScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };

export const Failed: Story = {
  args: { view: failed({ code: 'not_found', status: 404, message: 'It may have been removed.' }, fn()) },
  async play({ canvas }) {
    await expect(canvas.getByText('Your order could not be loaded.')).toBeVisible();
  },
};

export const Forbidden: Story = {
  args: { view: forbidden({ code: 'forbidden', status: 403, message: 'Events are for members.' }) },
};

export const Ready: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'You have your tickets' })).toBeVisible();
    await expect(canvas.getByText('2 × Member')).toBeVisible();
    await expect(canvas.getByText('$1,370.00')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See your tickets' })).toHaveAttribute('href', '/events/e-063');
  },
};

const one = sampleOrder().items.slice(0, 1);
const payable = 'https://portal.example.org/api/checkout/1';

function stateStory(changes: Partial<Order>, title: string, hasPaid = true): Story {
  return {
    args: { hasPaid, view: ready(sampleOrder({ items: one, amount: 89_000, ...changes })) },
    async play({ canvas }) {
      await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible();
    },
  };
}

export const OneTicket = stateStory({}, 'You have your ticket');

export const WaitingForThePayment = stateStory(
  { status: 'pending', checkoutUrl: payable },
  'We wait for your payment to be confirmed',
);

export const NotPaid: Story = {
  ...stateStory({ status: 'pending', checkoutUrl: payable }, 'You have not paid yet', false),
  async play({ canvas, args, userEvent }) {
    await expect(canvas.getByText(/^Your seats are held until \d/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go on to pay' })).toHaveAttribute('href', payable);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel this order' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Declined: Story = {
  ...stateStory({ status: 'failed' }, 'Your payment was declined'),
  async play({ canvas, args, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onTryAgain).toHaveBeenCalledWith('e-063-t1');
  },
};

/** Of several tickets their event asks how many. */
export const DeclinedOfSeveral: Story = {
  args: { view: ready(sampleOrder({ status: 'failed' })) },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/events/e-063');
  },
};

export const Expired = stateStory({ status: 'expired' }, 'The time to pay is over', false);

export const Cancelled = stateStory({ status: 'cancelled' }, 'You have cancelled this order', false);

export const MoneyOnItsWayBack = stateStory({ status: 'refundDue' }, 'Your money is on its way back');

export const MoneyGivenBack = stateStory({ status: 'refunded' }, 'You have got your money back');
