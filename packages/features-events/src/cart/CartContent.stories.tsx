import { empty, failed, loading, ready } from '@portal/kit';
import { forbiddenView } from '@portal/kit/testing';
import { inAColumn } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleItem } from '../stories/sample-cart.ts';
import { CartContent } from './CartContent.tsx';

const meta = {
  title: 'Events/Cart',
  component: CartContent,
  decorators: [inAColumn],
  args: {
    view: ready([sampleItem(), sampleItem({ cartItemId: 'b', itemPriceId: 'b', name: 'Student', quantity: 20 })]),
    changes: {
      change: fn(),
      takeOut: fn(async () => undefined),
      removing: null,
      removed: null,
      undo: fn(async () => undefined),
      isPuttingBack: false,
    },
    eventHref: (id) => `/events/${id}`,
    discoverHref: '/events/discover/all',
    onLeave: fn(),
  },
} satisfies Meta<typeof CartContent>;

export default meta;
type Story = StoryObj<typeof meta>;

const problem = { code: 'offline', status: 0, message: 'You are offline.' };

export const Loading: Story = { args: { view: loading } };
export const Empty: Story = { args: { view: empty } };
export const Failed: Story = {
  args: { view: failed(problem, fn()) },
  async play({ canvas }) {
    await expect(canvas.getByText('Your cart could not be loaded.')).toBeVisible();
    await expect(canvas.getByText('You are offline.')).toBeVisible();
  },
};
export const Forbidden: Story = { args: { view: forbiddenView } };
export const Ready: Story = {};

const closed = ['cancelled', 'past', 'notYetOpen', 'salesEnded', 'membersOnly', 'soldOut'] as const;

/** Everything that can have happened to a ticket since it was put there. */
export const Changed: Story = {
  args: {
    view: ready([
      sampleItem({ previousPrice: 22_000 }),
      sampleItem({ cartItemId: 'seats', quantity: 3, seatsLeft: 1 }),
      sampleItem({ cartItemId: 'free', unitPrice: 0 }),
      ...closed.map((closedBecause) => sampleItem({ cartItemId: closedBecause, closedBecause })),
    ]),
  },
  async play({ canvas }) {
    for (const words of [
      'Was $220.00, is $240.00 now.',
      'Only 1 ticket is left.',
      'It is free now: register on the page of the event.',
      'The event is cancelled.',
      'The event is over.',
      'Registration is not open yet.',
      'Registration has closed.',
      'The event is for members.',
      'No tickets left',
    ])
      await expect(canvas.getByText(words)).toBeVisible();
    await expect(canvas.getAllByRole('spinbutton')).toHaveLength(2);
  },
};

export const LongNames: Story = {
  args: {
    view: ready([
      sampleItem({
        title: 'Occupational therapy in neurorehabilitation: a four-day intensive for those who work in the community',
        name: 'Members of the association who work outside the metropolitan areas, with accommodation',
        quantity: 20,
        unitPrice: 189_000,
      }),
    ]),
  },
  globals: { width: '320px' },
};
