import { calls, type EventDetail } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { answering, inAColumn, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleDetail } from '../../stories/sample-events.ts';
import { LiveTickets } from '../Tickets/LiveTickets.tsx';

const { state } = liveMock();
const openRequest = state.refundRequests.values().find(({ status }) => status === 'open');
const late = state.tickets.get(openRequest?.ticketId ?? '');
/** Who holds a ticket of the same event, which is too near for the refund policy, and has not asked. */
const holder = state.tickets
  .values()
  .findLast(({ id, eventId }) => eventId === late?.eventId && id !== openRequest?.ticketId);
const as = state.people.get(holder?.personId ?? '')?.email ?? '';
const event: EventDetail = sampleDetail({ id: late?.eventId ?? '', closedBecause: null });

const meta = {
  title: 'Events/Refunds/Live',
  component: LiveTickets,
  decorators: [inAColumn],
  args: { event },
  beforeEach: ({ msw }) => msw.use(...liveMock({ as }).handlers),
} satisfies Meta<typeof LiveTickets>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const dialogNow = async () => within(await screen.findByRole('dialog', { name: 'Request Refund' }));

async function ask(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Request Refund' }));
  const dialog = await dialogNow();
  await waitFor(() => expect(dialog.getByText('You paid $240.00 for this ticket.')).toBeVisible());
  await waitFor(() => expect(dialog.getByText(/90% .* at least 14 days before the event/)).toBeVisible());
  await userEvent.click(dialog.getByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(dialog.getByText('Write why, so that the organiser can decide')).toBeVisible());
  await userEvent.type(dialog.getByRole('textbox', { name: /Why should the money come back/ }), 'I am ill.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send request' }));
}

/** The policy gives nothing back any more: asked for, taken back, and the ticket given up for nothing. */
export const Live: Story = {
  parameters: { behaviours: ['EVT-204'] },
  async play({ canvas }) {
    await ask(canvas);
    await waitFor(() => expect(canvas.getByText('Refund requested')).toBeVisible());
    await expect(canvas.getByText('Active')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Request Refund' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Take the request back' }));
    await waitFor(() => expect(canvas.queryByText('Refund requested')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Request Refund' }));
    await userEvent.click((await dialogNow()).getByRole('button', { name: 'Cancel without a refund' }));
    const last = within(await screen.findByRole('alertdialog', { name: 'Request Refund' }));
    await userEvent.click(last.getByRole('button', { name: 'Refund' }));
    await waitFor(() => expect(canvas.getByText('Removed')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Request Refund' })).toBeVisible();
  },
};

export const CannotBeAsked: Story = {
  beforeEach: answering(failing(calls.refunds.ask, { code: 'conflict', message: 'The till is being counted.' })),
  async play({ canvas }) {
    await ask(canvas);
    await waitFor(() => expect(screen.getByText('Your request could not be sent. Try again')).toBeVisible());
    await expect(screen.getByRole('textbox', { name: /Why should the money come back/ })).toHaveValue('I am ill.');
  },
};

export const CannotBeTakenBack: Story = {
  beforeEach: answering(failing(calls.refunds.withdraw, { code: 'conflict', message: 'It was approved already.' })),
  async play({ canvas }) {
    await ask(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Take the request back' }));
    await waitFor(() => expect(screen.getByText('Your request could not be taken back. Try again')).toBeVisible());
    await waitFor(() => expect(screen.getByText('It was approved already.')).toBeVisible());
  },
};
