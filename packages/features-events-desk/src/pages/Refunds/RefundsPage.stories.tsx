import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import type { Search } from '@portal/kit';
import { sampleProblem } from '@portal/kit/testing';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { RefundsPage } from './RefundsPage.tsx';

const as = 'helen.brooks@example.org';
const { state } = liveMock();
const [first, second] = state.refundRequests.values().filter(({ status }) => status === 'open');

function nameOf(request: typeof first): string {
  const person = state.people.get(state.tickets.get(request?.ticketId ?? '')?.personId ?? '');
  return `${person?.firstName} ${person?.lastName}`;
}

const meta = {
  title: 'Events/Desk/Refunds',
  component: RefundsPage,
  args: { params: {}, search: {}, onSearchChange: fn() },
  // The address is kept here, as a host keeps it.
  render: function Page(props) {
    const [search, setSearch] = useState<Search>(props.search);
    return <RefundsPage {...props} search={search} onSearchChange={(next) => setSearch({ ...search, ...next })} />;
  },
  beforeEach: ({ msw }) => msw.use(...liveMock({ as }).handlers),
} satisfies Meta<typeof RefundsPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function dialogAfter(canvas: Canvas, button: string) {
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
}

async function approveHalf(canvas: Canvas) {
  const dialog = await dialogAfter(canvas, `Approve the refund of ${nameOf(first)}`);
  const amount = await dialog.findByRole('spinbutton', { name: /Amount to give back/ });
  await expect(amount).toHaveValue('240');
  await userEvent.clear(amount);
  await userEvent.type(amount, '500');
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(dialog.getByText('Enter an amount up to $240.00')).toBeVisible());
  await userEvent.clear(amount);
  await userEvent.type(amount, '120');
  await userEvent.type(dialog.getByRole('textbox', { name: /What they are told besides/ }), 'Half of it.');
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
}

async function decline(canvas: Canvas) {
  const dialog = await dialogAfter(canvas, `Decline the refund of ${nameOf(second)}`);
  await userEvent.click(await dialog.findByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(dialog.getByText('Write why, so that they can understand it')).toBeVisible());
  await userEvent.type(dialog.getByRole('textbox', { name: /What they are told/ }), 'The room is paid for.');
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
}

/** One is approved in part, one declined; what was decided is found again. */
export const Live: Story = {
  async play({ canvas }) {
    await approveHalf(canvas);
    await waitFor(() => expect(screen.getByText(`Refund of ${nameOf(first)} approved.`)).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('heading', { name: nameOf(first) })).toBeNull());
    await decline(canvas);
    await waitFor(() => expect(screen.getByText(`Refund of ${nameOf(second)} declined.`)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: /State$/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Approved (2)' }));
    await waitFor(() => expect(canvas.getByText('They were told: Half of it.')).toBeVisible());
  },
};

export const CannotBeApproved: Story = {
  beforeEach: answering(
    failing(calls.refunds.approve, { code: 'conflict', message: 'This request has been declined already.' }),
  ),
  async play({ canvas }) {
    await approveHalf(canvas);
    await waitFor(() => expect(screen.getByText('The refund could not be approved. Try again')).toBeVisible());
    await expect(screen.getByText('This request has been declined already.')).toBeVisible();
    await expect(screen.getByRole('textbox', { name: /What they are told besides/ })).toHaveValue('Half of it.');
  },
};

export const CannotBeDeclined: Story = {
  beforeEach: answering(failing(calls.refunds.decline, sampleProblem)),
  async play({ canvas }) {
    await decline(canvas);
    await waitFor(() => expect(screen.getByText('The refund could not be declined. Try again')).toBeVisible());
    await expect(screen.getByRole('textbox', { name: /What they are told/ })).toHaveValue('The room is paid for.');
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.refunds.list, { code: 'server_error', message: 'The database rests.' })),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Refunds could not be loaded.')).toBeVisible());
  },
};
