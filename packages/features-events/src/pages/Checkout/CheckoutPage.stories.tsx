import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { sampleEvents } from '../../stories/sample-events.ts';
import { CheckoutPage } from './CheckoutPage.tsx';

const itemPriceId =
  sampleEvents.find((one) => (one.amountFrom ?? 0) > 0 && one.closedBecause === null)?.singleClickTicketPriceId ?? '';
const message = 'The bank is having a rest.';

const meta = {
  title: 'Events/Checkout',
  component: CheckoutPage,
  args: { params: {}, search: { itemPriceId }, onSearchChange: fn() },
} satisfies Meta<typeof CheckoutPage>;

export default meta;
type Story = StoryObj<typeof meta>;

let answered: readonly string[] = [];

/** A cart of its own, the ticket in it, and away to where it is paid. */
export const Live: Story = {
  beforeEach: ({ msw }) => {
    const mock = liveMock();
    answered = mock.answered;
    msw.use(...mock.handlers);
  },
  parameters: { behaviours: ['EVT-269', 'EVT-285', 'EVT-286', 'EVT-287'] },
  async play({ canvas }) {
    await expect(canvas.getByText('Processing...')).toBeVisible();
    const ofCart = () => answered.filter((name) => name.startsWith('cart.'));
    await waitFor(() => expect(ofCart()).toEqual(['cart.create', 'cart.addItem', 'cart.checkout']));
    await expect(screen.queryByText('Checkout error. Try again.')).toBeNull();
  },
};

export const CheckoutFails: Story = {
  beforeEach: ({ msw }) => {
    const mock = liveMock();
    answered = mock.answered;
    msw.use(failing(calls.cart.checkout, { code: 'server_error', message }), ...mock.handlers);
  },
  parameters: { behaviours: ['EVT-283', 'EVT-284', 'EVT-292'] },
  async play({ canvas }) {
    await waitFor(() => expect(screen.getByText('Checkout error. Try again.')).toBeVisible());
    await expect(await canvas.findByRole('heading', { level: 1, name: message })).toBeVisible();
    await expect(canvas.getByText('Please try reloading the page.')).toBeVisible();
    await expect(canvas.queryByText('Processing...')).toBeNull();
    // What could not be paid for stays in no cart.
    await waitFor(() => expect(answered).toContain('cart.removeItem'));
  },
};

export const CannotBeAdded: Story = {
  beforeEach: answering(failing(calls.cart.addItem, { code: 'conflict', message: 'No tickets left' })),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'No tickets left' })).toBeVisible());
  },
};

export const NoCart: Story = {
  beforeEach: answering(failing(calls.cart.create, { code: 'server_error', message })),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('heading', { name: message })).toBeVisible());
  },
};
