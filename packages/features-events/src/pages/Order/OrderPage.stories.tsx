import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { sampleProblem } from '@portal/kit/testing';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { OrderPage } from './OrderPage.tsx';

let { state } = liveMock();
const id = 'o-given-up';

const meta = {
  title: 'Events/Order',
  component: OrderPage,
  args: { params: { id }, search: {}, onSearchChange: fn() },
  beforeEach({ msw }) {
    const mock = liveMock();
    ({ state } = mock);
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof OrderPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An order that nobody paid in time. */
export const Live: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'The time to pay is over' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to events' })).toBeVisible();
  },
};

/** The order of the story, begun a moment ago. */
function begin(): void {
  state.orders.change(id, { status: 'pending', heldUntil: new Date('2026-11-18T01:30:00.000Z') });
}

export const ShowsThePaymentByItself: Story = {
  args: { search: { from: 'paid' } },
  beforeEach: begin,
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1, name: 'We wait for your payment to be confirmed' });
    state.orders.change(id, { status: 'paid' });
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'You have your ticket' })).toBeVisible());
  },
};

export const GivenUp: Story = {
  beforeEach: begin,
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel this order' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'You have cancelled this order' })).toBeVisible();
  },
};

/** It was paid in another tab. */
export const CannotBeGivenUp: Story = {
  beforeEach: begin,
  async play({ canvas }) {
    const cancel = await canvas.findByRole('button', { name: 'Cancel this order' });
    state.orders.change(id, { status: 'paid' });
    await userEvent.click(cancel);
    await waitFor(() => expect(screen.getAllByText('Failed to cancel your order. Try again')[0]).toBeVisible());
    await expect(screen.getAllByText('This order has been paid. Cancel its tickets instead.')[0]).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'You have your ticket' })).toBeVisible();
  },
};

/** Nothing is tried again: it is not there. */
export const NotThere: Story = {
  args: { params: { id: 'nowhere' } },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Order not found' })).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.orders.byId, sampleProblem)),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Your order could not be loaded.')).toBeVisible());
  },
};

export const CannotBeginAnew: Story = {
  beforeEach: answering(failing(calls.tickets.register, { code: 'conflict', message: 'No tickets left' })),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByText('Failed to register for event. Try again.')).toBeVisible());
    await expect(screen.getByText('No tickets left')).toBeVisible();
  },
};
