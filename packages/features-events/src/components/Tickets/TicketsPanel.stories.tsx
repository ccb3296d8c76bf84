import type { ClosedReason } from '@portal/api';
import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import { inAColumn, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleTicket } from '../../stories/sample-tickets.ts';
import { TicketsPanel } from './TicketsPanel.tsx';

const changes = {
  cancel: fn(async () => undefined),
  isCancelling: false,
  nominate: fn(async () => undefined),
  update: fn(async () => ({ success: true, message: '' })),
};
const offered = { ticketId: null, ticketNumber: null, attendanceStatus: null, canCancel: false } as const;
const types = [
  sampleTicket({ ...offered, ticketPriceId: 'a', name: 'Members' }),
  sampleTicket({ ...offered, ticketPriceId: 'b', name: 'Students', soldOut: true }),
];

const meta = {
  title: 'Events/Tickets',
  component: TicketsPanel,
  decorators: [inAColumn],
  args: {
    view: ready({ tickets: [sampleTicket()] }),
    closedBecause: null,
    timeZone: 'Australia/Sydney',
    waitingList: (): ReactNode => null,
    isRegistering: false,
    onRegister: fn(),
    changes,
    mayHandBack: true,
    showsPolicy: true,
  },
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof TicketsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** When somebody came is told by the clocks where the event is. */
export const CheckedInElsewhere: Story = {
  args: {
    view: ready({ tickets: [sampleTicket({ attendedAt: '2026-12-03T00:52:00.000Z' })] }),
    timeZone: 'Australia/Perth',
  },
  async play({ canvas }) {
    await expect(canvas.getByText('Checked in 3 Dec, 8:52 am')).toBeVisible();
  },
};

export const Loading: Story = { args: { view: loading } };
export const Empty: Story = { args: { view: empty } };
export const Failed: Story = { args: { view: failedView } };
export const Forbidden: Story = { args: { view: forbiddenView } };

/** A ticket that was never told to be active counts as such. */
export const Ready: Story = {
  args: { view: ready({ tickets: [sampleTicket({ attendanceStatus: null })] }) },
  parameters: { behaviours: ['EVT-205', 'EVT-206', 'EVT-208', 'EVT-210'] },
  async play({ canvas }) {
    await expect(canvas.getByText('Active')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel Registration' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel Registration' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Confirm' })).toBeVisible());
  },
};

export const Paid: Story = {
  args: { view: ready({ tickets: [sampleTicket({ ticketPrice: 24_000, refundAmount: 21_600 })] }) },
  parameters: { behaviours: ['EVT-204', 'EVT-206', 'EVT-207', 'EVT-217', 'EVT-218', 'EVT-219', 'EVT-220', 'EVT-221'] },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Request Refund' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Request Refund' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Refund' })).toBeVisible());
    await waitFor(() => expect(dialog.getByText(/\$216\.00 come back to you/)).toBeVisible());
    await waitFor(() => expect(dialog.getByText(/90% .* at least 14 days before the event/)).toBeVisible());
    await waitFor(() =>
      expect(dialog.getByText(/30 days notice.*\$110 including GST.*no refund for no-shows/)).toBeVisible(),
    );
  },
};

export const WithoutThePolicy: Story = {
  args: { ...Paid.args, showsPolicy: false },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Request Refund' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Request Refund' }));
    await expect(dialog.queryByText(/no-shows/)).toBeNull();
  },
};

/** It may be neither cancelled nor handed on where the organisation has that off. */
export const KeptByTheOrganisation: Story = {
  args: { mayHandBack: false },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Dietary and accessibility needs' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel Registration' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Nominate a substitute' })).toBeNull();
  },
};

/** Cancelled, and there is one to have again. */
export const Removed: Story = {
  args: {
    view: ready({ tickets: [sampleTicket({ attendanceStatus: 'Removed', canCancel: false }), ...types.slice(0, 1)] }),
  },
  async play({ canvas }) {
    await expect(canvas.getByText('Removed')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel Registration' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Register' })).toBeVisible();
  },
};

/** A ticket that counts and cannot be given back, as after the event has begun. */
export const KeptToTheEnd: Story = {
  args: { view: ready({ tickets: [sampleTicket({ canCancel: false })] }) },
  parameters: { behaviours: ['EVT-202'] },
  async play({ canvas }) {
    await expect(canvas.getByText('Active')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel Registration' })).toBeNull();
  },
};

export const Types: Story = {
  args: { view: ready({ tickets: types }) },
  parameters: { behaviours: ['EVT-183', 'EVT-187', 'EVT-188', 'EVT-190'] },
  async play({ canvas, args }) {
    await expect(canvas.getByText('No tickets left')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /^Students/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await expect(await canvas.findByText('Please choose a ticket type')).toBeVisible();
    await expect(args.onRegister).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: /^Members/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await expect(args.onRegister).toHaveBeenCalledWith(types[0], 1);
    await expect(canvas.queryByLabelText('Quantity')).toBeNull();
  },
};

/** Of what is paid for one can have several; what they cost together is said before anything is pressed. */
export const Several: Story = {
  args: { view: ready({ tickets: [sampleTicket({ ...offered, ticketPriceId: 'c', name: 'Full', amount: 89_000 })] }) },
  parameters: { behaviours: ['EVT-191', 'EVT-192'] },
  async play({ canvas, args }) {
    const quantity = await canvas.findByLabelText('Quantity');
    await expect(quantity).toHaveValue('1');
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '0');
    await userEvent.tab();
    await expect(quantity).toHaveValue('1');
    await userEvent.click(canvas.getByRole('button', { name: 'Increase Quantity' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Increase Quantity' }));
    await expect(canvas.getByText('Total $2,670.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Proceed to checkout?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Register' }));
    await expect(args.onRegister).toHaveBeenCalledWith(expect.objectContaining({ ticketPriceId: 'c' }), 3);
  },
};

export const SoldOut: Story = {
  args: { view: ready({ tickets: types.slice(1) }) },
  parameters: { behaviours: ['EVT-189'] },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Register' })).toBeDisabled();
  },
};

/** What will be sold, and why it is not now. */
export const NotYetOpen: Story = {
  args: {
    closedBecause: 'notYetOpen',
    view: ready({
      tickets: [
        sampleTicket({ ...offered, ticketPriceId: 'c', name: 'Full', amount: 89_000 }),
        sampleTicket({ ...offered, ticketPriceId: 'd', name: 'Student', soldOut: true }),
      ],
    }),
  },
  async play({ canvas }) {
    await expect(canvas.getByText('Registration is not open yet.')).toBeVisible();
    await expect(canvas.getByText('Full')).toBeVisible();
    await expect(canvas.getByText('$890.00')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const closedFor = (closedBecause: ClosedReason, words: string): Story => ({
  args: { closedBecause, view: ready({ tickets: types }) },
  async play({ canvas }) {
    await expect(canvas.getByText(words)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Over = closedFor('past', 'The event is over.');
export const Cancelled = closedFor('cancelled', 'The event is cancelled.');
export const SalesEnded = closedFor('salesEnded', 'Registration has closed.');
export const MembersOnly = closedFor('membersOnly', 'The event is for members.');

/** Whoever has a ticket is told of it alone. */
export const HeldWhenClosed: Story = {
  args: { closedBecause: 'salesEnded' },
  async play({ canvas }) {
    await expect(canvas.getByText('Active')).toBeVisible();
    await expect(canvas.queryByText('Registration has closed.')).toBeNull();
  },
};

export const Handed: Story = {
  args: { view: ready({ tickets: [sampleTicket({ nomineeName: 'Wilhelmina Papadopoulos-Featherstonehaugh' })] }) },
};
export const Narrow: Story = { ...Handed, globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };

const forMembers = { ...offered, name: 'Member', amount: 24_000, membersOnly: true };

/** A price for members is seen by everybody; who is none cannot choose it, nor wait for it. */
export const ForMembers: Story = {
  args: {
    view: ready({
      tickets: [
        sampleTicket({ ...forMembers, ticketPriceId: 'a', openToMe: false, soldOut: true }),
        sampleTicket({ ...offered, ticketPriceId: 'b', name: 'Full', amount: 34_000 }),
      ],
    }),
    waitingList: () => <p>Waiting list</p>,
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('radio', { name: 'Member, $240.00' })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: 'Full, $340.00' })).toBeEnabled();
    await expect(canvas.queryByText('Waiting list')).toBeNull();
  },
};

export const ForAMember: Story = {
  args: { view: ready({ tickets: [sampleTicket({ ...forMembers, ticketPriceId: 'a' })] }) },
  async play({ canvas }) {
    const type = canvas.getByRole('radio', { name: 'Member, $240.00' });
    await expect(type).toBeEnabled();
    await expect(type).toHaveAccessibleDescription('Members only');
  },
};
