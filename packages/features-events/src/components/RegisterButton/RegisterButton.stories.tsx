import { calls } from '@portal/api';
import { delayed, failing } from '@portal/demo/mock';
import { answering, inAColumn, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleEvent, sampleEvents } from '../../stories/sample-events.ts';
import { RegisterButton } from './RegisterButton.tsx';

const event = sampleEvent();
const failure = { code: 'conflict', message: 'No tickets left' } as const;
/** What the server of the story that plays has been asked so far. */
let answered: readonly string[] = [];

const meta = {
  title: 'Events/Registration/One click',
  component: RegisterButton,
  decorators: [inAColumn],
  args: { event },
  beforeEach({ msw }) {
    const mock = liveMock();
    answered = mock.answered;
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof RegisterButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  parameters: { behaviours: ['EVT-093', 'EVT-095', 'EVT-097', 'EVT-106'] },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: `Register for ${event.title}` }));
    await waitFor(() => expect(screen.getByText('You are registered.')).toBeVisible());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(answered.filter((name) => name.startsWith('tickets.'))).toEqual(['tickets.mine', 'tickets.register']);
  },
};

/** The server is slow: a second click while the first is under way asks for nothing. */
export const ClickedTwice: Story = {
  parameters: { behaviours: ['EVT-105'] },
  beforeEach: answering(delayed(calls.tickets.register, 300)),
  async play({ canvas }) {
    const button = await canvas.findByRole('button', { name: /^Register/ });
    await userEvent.dblClick(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByText('You are registered.')).toBeVisible());
    await expect(answered.filter((name) => name === 'tickets.register')).toHaveLength(1);
  },
};

export const Refused: Story = {
  beforeEach: answering(failing(calls.tickets.register, failure)),
  parameters: { behaviours: ['EVT-107'] },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Register/ }));
    await waitFor(() => expect(screen.getByText('Failed to register for event. Try again.')).toBeVisible());
    await expect(screen.getByText(failure.message)).toBeVisible();
  },
};

export const TicketsCannotBeRead: Story = {
  beforeEach: answering(failing(calls.tickets.mine, failure)),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Register/ }));
    await waitFor(() => expect(screen.getByText('Failed to register for event. Try again.')).toBeVisible());
    await expect(answered).not.toContain('tickets.register');
  },
};

/** What it costs is asked of the server when the button is pressed. */
const paid = sampleEvents.find(
  (one) =>
    (one.amountFrom ?? 0) > 0 &&
    one.isSingleClickRegistration &&
    one.closedBecause === null &&
    one.userTicketId === null,
);

export const Paid: Story = {
  args: { event: paid ?? event },
  parameters: { behaviours: ['EVT-092', 'EVT-098', 'EVT-099', 'EVT-102'] },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Register for/ }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Proceed to checkout?' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Register' })).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(answered).not.toContain('tickets.register');
  },
};

export const PaidIsRefused: Story = {
  ...Paid,
  parameters: {},
  beforeEach: answering(failing(calls.tickets.register, failure)),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Register for/ }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Proceed to checkout?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Register' }));
    await waitFor(() => expect(screen.getByText('Failed to register for event. Try again.')).toBeVisible());
  },
};
