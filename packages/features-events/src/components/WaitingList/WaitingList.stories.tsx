import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import { inAColumn } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleTicket } from '../../stories/sample-tickets.ts';
import { sampleOffer, sampleWaiting } from '../../stories/sample-waiting.ts';
import { WaitingList } from './WaitingList.tsx';

const done = { success: true, message: '' };
const soldOut = {
  ticketId: null,
  ticketNumber: null,
  attendanceStatus: null,
  canCancel: false,
  soldOut: true,
} as const;
const types = [
  sampleTicket({ ...soldOut, ticketPriceId: 'e-001-t1', name: 'Member', amount: 24_000 }),
  sampleTicket({ ...soldOut, ticketPriceId: 'e-001-t2', name: 'Free registration' }),
];

const meta = {
  title: 'Events/Waiting list',
  component: WaitingList,
  decorators: [inAColumn],
  args: {
    view: ready({ entries: [] }),
    types: types.slice(0, 1),
    waitingList: {
      isPending: false,
      join: fn(async () => done),
      leave: fn(async () => done),
      accept: fn(async () => undefined),
    },
  },
} satisfies Meta<typeof WaitingList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };
export const Empty: Story = { args: { view: empty } };
export const Failed: Story = { args: { view: failedView } };
export const Forbidden: Story = { args: { view: forbiddenView } };

export const Ready: Story = {
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Join waiting list' }));
    await expect(args.waitingList.join).toHaveBeenCalledWith('e-001-t1');
  },
};

/** Each of several is named, for whoever hears the buttons alone. */
export const Several: Story = {
  args: { types },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Join waiting list for Member' })).toBeVisible();
  },
};

export const Waiting: Story = {
  args: { view: ready({ entries: [sampleWaiting()] }) },
  async play({ canvas, args }) {
    await expect(canvas.getByText('Number 3 in line')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave waiting list' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave waiting list' }));
    await waitFor(() => expect(dialog.getByText(/end of the line/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Leave waiting list' }));
    await expect(args.waitingList.leave).toHaveBeenCalledWith('e-001-t1');
  },
};

export const Offered: Story = {
  args: { types: types.slice(1), view: ready({ entries: [sampleOffer] }) },
  async play({ canvas, args }) {
    await expect(
      canvas.getByText(/^Free registration, Free\. Take it until \w{3}, \d+ Nov 2026, .* AEDT, or it goes/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take the seat' }));
    await expect(args.waitingList.accept).toHaveBeenCalledWith('e-001-t2', 0);
  },
};

/** What costs something asks before it leads away. */
export const OfferedForMoney: Story = {
  args: {
    view: ready({ entries: [{ ...sampleOffer, ...{ ticketPriceId: 'e-001-t1', name: 'Member', amount: 24_000 } }] }),
  },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Take the seat' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Proceed to checkout?' }));
    await expect(args.waitingList.accept).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Register' }));
    await expect(args.waitingList.accept).toHaveBeenCalledWith('e-001-t1', 24_000);
  },
};

export const Narrow: Story = { ...Offered, play: undefined, globals: { width: '360px' } };
export const Dark: Story = { ...Offered, play: undefined, globals: { scheme: 'dark' } };
