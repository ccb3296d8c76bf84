import type { Order } from '@portal/api';
import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView, notFoundView } from '@portal/kit/testing';
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
    isRetrying: false,
    onCancel: fn(),
    onTryAgain: fn(),
  },
  parameters: { withoutStates: { Empty: 'an order that answers is never empty' } },
} satisfies Meta<typeof OrderScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };

export const Failed: Story = {
  args: { view: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('Your order could not be loaded.')).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { view: notFoundView },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Order not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Discover events' })).toHaveAttribute('href', '/events/discover/all');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const Forbidden: Story = { args: { view: forbiddenView } };

export const Ready: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'You have your tickets' })).toBeVisible();
    await expect(canvas.getByText('2 × Member')).toBeVisible();
    await expect(canvas.getByText('$1,370.00')).toBeVisible();
    await expect(canvas.getByText(/^Order o-1, placed on 18 Nov, 2026 with /)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See your tickets' })).toHaveAttribute('href', '/events/e-063');
  },
};

const one = sampleOrder().items.slice(0, 1);
const payable = 'https://portal.example.org/api/checkout/1';

function stateStory(changes: Partial<Order>, title: string, hasPaid = true): Story {
  return {
    args: { hasPaid, view: ready(sampleOrder({ items: one, amount: 89_000, ticketsHeld: 1, ...changes })) },
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

export const MoneyGivenBack: Story = {
  ...stateStory(
    { status: 'refunded', ticketsHeld: 0, refund: { due: 0, given: 89_000, givenAt: '2026-11-20T03:00:00.000Z' } },
    'You have got your money back',
  ),
};

/** One ticket was cancelled in time, another for which the organiser gives nothing back. */
export const PartlyGivenBack: Story = {
  args: {
    view: ready(
      sampleOrder({ ticketsHeld: 1, refund: { due: 21_600, given: 78_000, givenAt: '2026-11-20T03:00:00.000Z' } }),
    ),
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'You have your ticket' })).toBeVisible();
    await expect(canvas.getByText('On its way back to you').parentElement).toHaveTextContent('$216.00');
    await expect(canvas.getByText('Given back on 20 Nov, 2026').parentElement).toHaveTextContent('$780.00');
    await expect(canvas.getByRole('link', { name: 'See your ticket' })).toBeVisible();
  },
};

export const NoTicketLeft: Story = {
  args: { view: ready(sampleOrder({ ticketsHeld: 0, refund: { due: 137_000, given: 0, givenAt: null } })) },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'These tickets are cancelled' })).toBeVisible();
    await expect(canvas.getByText('On its way back to you').parentElement).toHaveTextContent('$1,370.00');
    await expect(canvas.queryByRole('link', { name: 'See your tickets' })).toBeNull();
  },
};

export const NothingGoesBack: Story = {
  ...stateStory({ ticketsHeld: 0 }, 'This ticket is cancelled'),
  async play({ canvas }) {
    await expect(canvas.getByText('Nothing goes back')).toBeVisible();
    await expect(canvas.queryByText('On its way back to you')).toBeNull();
  },
};

export const PartlyGivenBackInTheDark: Story = {
  ...PartlyGivenBack,
  globals: { scheme: 'dark', width: '360px' },
};
