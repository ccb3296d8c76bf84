import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { WaitingPage } from './WaitingPage.tsx';

const as = 'helen.brooks@example.org';
const { state } = liveMock();
const entry = state.waiting.values().find(({ status }) => status === 'waiting');
const person = state.people.get(entry?.personId ?? '');
const name = `${person?.firstName} ${person?.lastName}`;

const meta = {
  title: 'Events/Desk/Waiting',
  component: WaitingPage,
  args: { params: { id: entry?.eventId ?? '' }, search: {}, onSearchChange: fn() },
  beforeEach: ({ msw }) => msw.use(...liveMock({ as }).handlers),
} satisfies Meta<typeof WaitingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

async function take(canvas: ReturnType<typeof within>) {
  await userEvent.click(await canvas.findByRole('button', { name: `Take off the list: ${name}` }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Take off the list' }));
  await waitFor(() => expect(dialog.getByText('Write why, so that they can understand it')).toBeVisible());
  await userEvent.type(dialog.getByRole('textbox', { name: /What they are told/ }), 'It is for graduates.');
  await userEvent.click(dialog.getByRole('button', { name: 'Take off the list' }));
}

export const Live: Story = {
  async play({ canvas }) {
    await take(canvas);
    await waitFor(() => expect(screen.getByText(`${name} is off the waiting list`)).toBeVisible());
    await waitFor(() => expect(canvas.queryByText(name)).toBeNull());
  },
};

export const CannotBeRemoved: Story = {
  beforeEach: answering(failing(calls.waitingLists.remove, { code: 'conflict', message: 'They pay at this moment.' })),
  async play({ canvas }) {
    await take(canvas);
    await waitFor(() => expect(screen.getByText('They could not be taken off the list. Try again')).toBeVisible());
    await expect(screen.getByRole('textbox', { name: /What they are told/ })).toHaveValue('It is for graduates.');
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.waitingLists.ofEvent, { code: 'server_error', message: 'The database rests.' })),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('The waiting list could not be loaded.')).toBeVisible());
  },
};

/** Nothing is tried again: it is not there. */
export const NotThere: Story = {
  args: { params: { id: 'nowhere' } },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Event not found' })).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};
