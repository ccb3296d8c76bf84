import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { answering, liveMock, pressAtOnce } from '@portal/stories';
import { lazyComponent } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FunctionComponent } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { CartPanelProps } from '../cart/CartPanel.tsx';
import { CartButton } from './CartButton.tsx';

const failure = { code: 'conflict', message: 'The list of seats is being restored.' } as const;
/** What the server of the story that plays has been asked so far. */
let mock = liveMock();
const cartCalls = () => mock.answered.filter((name) => name.startsWith('cart.'));

/** Tom has a cart with a price that has changed and with what has been sold out since. */
const meta = {
  title: 'Events/Top bar/Cart',
  component: CartButton,
  globals: { role: 'moderator' },
  beforeEach({ msw }) {
    mock = liveMock({ as: 'tom.papadopoulos@example.org' });
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof CartButton>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function open(canvas: Canvas, name = 'Cart, 4') {
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: 'Your cart' }));
}

async function takeOutSoldOut(dialog: Awaited<ReturnType<typeof open>>) {
  const row = within((await dialog.findByText('No tickets left')).closest('li') ?? document.body);
  await userEvent.click(row.getByRole('button', { name: /^Remove/ }));
  return dialog.findByRole('button', { name: 'Undo' });
}

/** Found on whatever device, and paid for once what cannot be bought is out of it. */
export const Live: Story = {
  parameters: { behaviours: ['EVT-267', 'EVT-271', 'EVT-272', 'EVT-275', 'EVT-278', 'EVT-279'] },
  async play({ canvas }) {
    const dialog = await open(canvas);
    await expect(cartCalls()[0]).toBe('cart.latest');
    await expect(await dialog.findAllByRole('listitem')).toHaveLength(3);
    await expect(dialog.getAllByText('$240.00 each')[0]).toBeVisible();
    await waitFor(() => expect(dialog.getByText('$480.00')).toBeVisible());
    await waitFor(() => expect(dialog.getByText('Was $220.00, is $240.00 now.')).toBeVisible());
    await expect(dialog.getByRole('button', { name: 'Checkout' })).toBeDisabled();
    await expect(await takeOutSoldOut(dialog)).toHaveFocus();
    await waitFor(() => expect(dialog.getByText('$720.00')).toBeVisible());
    await expect(cartCalls()).toContain('cart.removeItem');
    await userEvent.click(dialog.getByRole('button', { name: 'Checkout' }));
    await waitFor(() => expect(cartCalls()).toContain('cart.checkout'));
  },
};

/** Many clicks are one call, and the total answers at once. */
export const Quantity: Story = {
  parameters: { behaviours: ['EVT-274'] },
  async play({ canvas }) {
    const dialog = await open(canvas);
    const [more] = await dialog.findAllByRole('button', { name: /^One more of/ });
    await pressAtOnce(more!, 3);
    await waitFor(() => expect(dialog.getByText('$1,200.00')).toBeVisible());
    await expect(cartCalls()).not.toContain('cart.updateItem');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cart, 7', hidden: true })).toBeInTheDocument());
    await expect(cartCalls().filter((name) => name === 'cart.updateItem')).toHaveLength(1);
  },
};

/** Whoever pays at once pays for what they see. */
export const PaidBeforeToldOf: Story = {
  async play({ canvas }) {
    const dialog = await open(canvas);
    await takeOutSoldOut(dialog);
    const [more] = dialog.getAllByRole('button', { name: /^One more of/ });
    if (more) await userEvent.click(more);
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Checkout' }));
    await waitFor(() => expect(cartCalls()).toContain('cart.checkout'));
    await expect(
      cartCalls()
        .filter((name) => name !== 'cart.latest')
        .slice(-2),
    ).toEqual(['cart.updateItem', 'cart.checkout']);
  },
};

export const TakenBack: Story = {
  parameters: { behaviours: ['EVT-273'] },
  async play({ canvas }) {
    const dialog = await open(canvas);
    const [row] = await dialog.findAllByRole('listitem');
    await userEvent.click(within(row ?? document.body).getByRole('button', { name: /^Remove/ }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(3));
    await expect(cartCalls()).toContain('cart.addItem');
    await expect(dialog.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};

/** What was changed in another tab shows when one comes back from it. */
export const ChangedInAnotherTab: Story = {
  async play({ canvas }) {
    await canvas.findByRole('button', { name: 'Cart, 4' });
    const [cart] = mock.state.carts.values().filter(({ id }) => id === 'cart-1');
    mock.state.carts.change('cart-1', { items: cart?.items.slice(0, 1) ?? [] });
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(await canvas.findByRole('button', { name: 'Cart, 2' })).toBeVisible();
  },
};

/** Whoever has none yet. */
export const Empty: Story = {
  globals: { role: 'member' },
  beforeEach({ msw }) {
    mock = liveMock();
    msw.use(...mock.handlers);
  },
  async play({ canvas }) {
    const dialog = await open(canvas, 'Cart');
    await expect(await dialog.findByText('Your cart is empty')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Discover events' })).toHaveAttribute('href', '/events/discover/all');
    await expect(dialog.queryByRole('button', { name: 'Checkout' })).toBeNull();
  },
};

export const Failed: Story = {
  beforeEach: answering(failing(calls.cart.latest, failure)),
  async play({ canvas }) {
    const dialog = await open(canvas, 'Your cart could not be loaded.');
    await expect(await dialog.findByText(failure.message)).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible());
    await expect(dialog.queryByText('Your cart is empty')).toBeNull();
  },
};

export const PanelCannotBeLoaded: Story = {
  args: {
    panel: lazyComponent<FunctionComponent<CartPanelProps>>(() => Promise.reject(new Error('The network is away.'))),
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cart, 4' }));
    await waitFor(() => expect(screen.getByText('Your cart could not be opened. Try again.')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Cart, 4' })).toHaveAttribute('aria-expanded', 'false');
  },
};

export const QuantityFails: Story = {
  beforeEach: answering(failing(calls.cart.updateItem, failure)),
  async play({ canvas }) {
    const dialog = await open(canvas);
    const [more] = await dialog.findAllByRole('button', { name: /^One more of/ });
    if (more) await userEvent.click(more);
    await waitFor(() => expect(screen.getByText('Failed to change how many. Try again.')).toBeVisible());
    await expect(screen.getByText(failure.message)).toBeVisible();
    await waitFor(() => expect(dialog.getByText('$480.00')).toBeVisible());
  },
};

export const RemoveFails: Story = {
  beforeEach: answering(failing(calls.cart.removeItem, failure)),
  async play({ canvas }) {
    const dialog = await open(canvas);
    const [remove] = await dialog.findAllByRole('button', { name: /^Remove/ });
    if (remove) await userEvent.click(remove);
    await waitFor(() => expect(screen.getByText('Failed to remove it from your cart. Try again.')).toBeVisible());
    await expect(dialog.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const UndoFails: Story = {
  beforeEach: answering(failing(calls.cart.addItem, failure)),
  async play({ canvas }) {
    const dialog = await open(canvas);
    const undo = await takeOutSoldOut(dialog);
    await userEvent.click(undo);
    await waitFor(() => expect(screen.getByText('Failed to put it back. Try again.')).toBeVisible());
    await expect(undo).toBeVisible();
  },
};

export const CheckoutFails: Story = {
  beforeEach: answering(failing(calls.cart.checkout, failure)),
  parameters: { behaviours: ['EVT-283', 'EVT-284'] },
  async play({ canvas }) {
    const dialog = await open(canvas);
    await takeOutSoldOut(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Checkout' }));
    await waitFor(() => expect(screen.getByText('Checkout error. Try again.')).toBeVisible());
    const problem = within(await dialog.findByRole('alert'));
    await expect(problem.getByText(failure.message)).toBeVisible();
    await expect(problem.getByText('Please try reloading the page.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Checkout' })).toBeEnabled();
  },
};

/** A price that changed while the cart was open is said before anybody pays, and the next press pays it. */
export const PriceChanged: Story = {
  async play({ canvas }) {
    const dialog = await open(canvas);
    await takeOutSoldOut(dialog);
    for (const { id, ticketTypes } of mock.state.events.values().filter(isInCart))
      mock.state.events.change(id, {
        ticketTypes: ticketTypes.map((type) => ({
          ...type,
          amountCents: type.amountCents && type.amountCents + 1_000,
        })),
      });
    await userEvent.click(dialog.getByRole('button', { name: 'Checkout' }));
    const problem = within(await dialog.findByRole('alert'));
    await expect(
      problem.getByText('The price has changed since you saw it. Look at the total, and check out again.'),
    ).toBeVisible();
    await expect(await dialog.findByText('$750.00')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Checkout' }));
    await waitFor(() => expect(mock.state.orders.values().some(({ status }) => status === 'pending')).toBe(true));
  },
};

function isInCart({ ticketTypes }: { ticketTypes: readonly { id: string }[] }): boolean {
  const [cart] = mock.state.carts.values().filter(({ id }) => id === 'cart-1');
  return ticketTypes.some((type) => cart?.items.some(({ ticketTypeId }) => ticketTypeId === type.id));
}

export const Dark: Story = { ...Quantity, globals: { role: 'moderator', scheme: 'dark' } };
export const OnAPhone: Story = { ...TakenBack, globals: { role: 'moderator', width: '360px' } };

/** Opened, changed and left again without a pointer. */
export const Keyboard: Story = {
  async play({ canvas }) {
    const button = await canvas.findByRole('button', { name: 'Cart, 4' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Your cart' }));
    const [quantity] = await dialog.findAllByRole('spinbutton');
    for (let steps = 0; steps < 5 && document.activeElement !== quantity; steps += 1) await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(quantity).toHaveValue('3');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // What was changed last is told of when the cart is left.
    await waitFor(() => expect(cartCalls()).toContain('cart.updateItem'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cart, 5' })).toHaveFocus());
  },
};
