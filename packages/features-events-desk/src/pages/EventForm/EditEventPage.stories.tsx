import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { sampleProblem } from '@portal/kit/testing';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { EditEventPage } from './EditEventPage.tsx';

const as = 'helen.brooks@example.org';
const { state } = liveMock();
const events = state.events.values();
const sold = events.find(
  ({ id, status, day }) =>
    status === 'published' &&
    day > 0 &&
    state.tickets.values().some((ticket) => ticket.eventId === id && ticket.status === 'Active'),
);
const cancelled = events.find(({ status }) => status === 'cancelled');
const paramsOf = (event: typeof sold) => ({ id: event?.id ?? '' });

const meta = {
  title: 'Events/Desk/Edit event',
  component: EditEventPage,
  args: { params: paramsOf(sold), search: {}, onSearchChange: fn() },
  beforeEach: ({ msw }) => msw.use(...liveMock({ as }).handlers),
} satisfies Meta<typeof EditEventPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const title = () => screen.findByRole('textbox', { name: 'Title' });

/** A sold type of ticket stays; a new title is saved. */
export const Live: Story = {
  globals: { width: '1280px' },
  async play({ canvas }) {
    await expect(await title()).toHaveValue(sold?.title ?? '');
    await expect(canvas.getByRole('button', { name: 'Take Ticket 1 out' })).toBeDisabled();
    await userEvent.clear(await title());
    await userEvent.type(await title(), 'Feet');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.getByText('Event saved.')).toBeVisible());
  },
};

const meanwhile = liveMock({ as });

/** Both have changed the title, and only the other the words below it: for each one is chosen, and nothing that was written is lost. */
export const ChangedMeanwhile: Story = {
  globals: { width: '1280px' },
  beforeEach: ({ msw }) => msw.use(...meanwhile.handlers),
  async play({ canvas }) {
    const id = sold?.id ?? '';
    await userEvent.clear(await title());
    await userEvent.type(await title(), 'Mine');
    const { revision = 0 } = meanwhile.state.events.get(id) ?? {};
    meanwhile.state.events.change(id, { title: 'Theirs', shortDesc: 'By another hand.', revision: revision + 1 });
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else has changed this event' }));
    const inTitle = within(dialog.getByRole('radiogroup', { name: 'Title' }));
    const inShort = within(dialog.getByRole('radiogroup', { name: 'In short' }));
    await expect(inTitle.getByRole('radio', { name: 'Yours' })).toBeChecked();
    await expect(inTitle.getByRole('radio', { name: 'Yours' })).toHaveAccessibleDescription('Mine');
    await expect(inTitle.getByRole('radio', { name: 'Theirs' })).toHaveAccessibleDescription('Theirs');
    await expect(inShort.getByRole('radio', { name: 'Theirs' })).toBeChecked();
    await waitFor(() => expect(screen.getByText('Not saved yet: say what is kept.')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Save what is chosen' }));
    await waitFor(() => expect(screen.getByText('Event saved.')).toBeVisible());
    await expect(meanwhile.state.events.get(id)).toMatchObject({ title: 'Mine', shortDesc: 'By another hand.' });
  },
};

export const OfACancelledEvent: Story = {
  args: { params: paramsOf(cancelled) },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('This event is cancelled')).toBeVisible());
  },
};

export const CannotBeSaved: Story = {
  beforeEach: answering(failing(calls.desk.edit, sampleProblem)),
  async play({ canvas }) {
    await userEvent.type(await title(), '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.getByText('The event could not be saved. Try again.')).toBeVisible());
    await expect(await title()).toHaveValue(`${sold?.title}!`);
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.desk.fields, sampleProblem)),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('This event could not be loaded.')).toBeVisible());
  },
};

export const Narrow: Story = { globals: { width: '360px' } };

/** Nothing is tried again: it is not there. */
export const NotThere: Story = {
  args: { params: { id: 'nowhere' } },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'Event not found' })).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};
