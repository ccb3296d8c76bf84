import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { PageOverDrafts, sampleProblem } from '@portal/kit/testing';
import { answering, liveMock, writeAtOnce } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DeskEventPage } from './DeskEventPage.tsx';

const as = 'helen.brooks@example.org';
const { state } = liveMock();
const events = state.events.values();
const draft = events.find(({ status, day }) => status === 'draft' && day > 0);
const sold = events.find(
  ({ id, status, day }) =>
    status === 'published' &&
    day > 0 &&
    state.tickets.values().some((ticket) => ticket.eventId === id && ticket.status === 'Active'),
);
const paramsOf = (event: typeof sold) => ({ id: event?.id ?? '' });

const meta = {
  title: 'Events/Desk/Event',
  component: DeskEventPage,
  args: { params: paramsOf(sold), search: {}, onSearchChange: fn() },
  beforeEach: ({ msw }) => msw.use(...liveMock({ as }).handlers),
} satisfies Meta<typeof DeskEventPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const bare = liveMock({ as });

/** What members would miss is told before a draft is published; it can be published all the same, and its history says by whom. */
export const PublishesADraft: Story = {
  args: { params: paramsOf(draft) },
  globals: { width: '1280px' },
  beforeEach({ msw }) {
    bare.state.events.change(draft?.id ?? '', { status: 'draft', ticketTypes: [], isSingleClick: false });
    msw.use(...bare.handlers);
  },
  async play({ canvas }) {
    await press('Publish');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Publish this event?' }));
    await expect(await dialog.findByText('a ticket: without one nobody can register')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(screen.getByText('Event published.')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Published')).toBeVisible());
    await userEvent.click(canvas.getByText('History'));
    await waitFor(() => expect(canvas.getByText('Helen Brooks published it')).toBeVisible());
  },
};

const cancelling = liveMock({ as });

/** Everybody whom it concerns gets the message; the event is cancelled, and what was written stands in its history. */
export const CancelsTheEvent: Story = {
  globals: { width: '1280px' },
  beforeEach: ({ msw }) => msw.use(...cancelling.handlers),
  async play({ canvas }) {
    await press('Cancel event');
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this event?' }));
    await waitFor(() =>
      expect(dialog.getByText(/end, and their holders are told by mail|ends, and its holder/)).toBeVisible(),
    );
    await writeAtOnce(dialog.getByRole('textbox', { name: /Message to all of them/ }), 'The hall is flooded.');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel event' }));
    await waitFor(() => expect(screen.getByText('Event cancelled.')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Cancelled')).toBeVisible());
    await userEvent.click(canvas.getByText('History'));
    await waitFor(() => expect(canvas.getByText('The hall is flooded.')).toBeVisible());
  },
};

/** The message that is begun is listed among the drafts, and goes on from there. */
export const CancellingGoesOn: Story = {
  globals: { width: '1280px' },
  render: (args) => <PageOverDrafts>{() => <DeskEventPage {...args} />}</PageOverDrafts>,
  async play({ canvas }) {
    await press('Cancel event');
    const message = () => screen.findByRole('textbox', { name: /Message to all of them/ });
    await writeAtOnce(await message(), 'The hall is flooded.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the page' }));
    await expect(await canvas.findByText(`Message on cancelling · ${sold?.title}`)).toBeVisible();
    const link = canvas.getByRole('link', { name: 'The hall is flooded.' });
    await expect(link).toHaveAttribute('href', `/admin/events/${sold?.id}`);
    await userEvent.click(link);
    await expect(await message()).toHaveValue('The hall is flooded.');
  },
};

const copying = liveMock({ as });

export const CopiesTheEvent: Story = {
  beforeEach: ({ msw }) => msw.use(...copying.handlers),
  async play() {
    await press('Copy');
    await waitFor(() => expect(screen.getByText('This is the copy. It is a draft.')).toBeVisible());
    const titles = copying.state.events.values().map(({ title }) => title);
    await expect(titles).toContain(`Copy of ${sold?.title}`);
  },
};

/** Before and after, field by field, in words. */
export const TellsWhatWasChanged: Story = {
  globals: { width: '1280px' },
  beforeEach: ({ msw }) => {
    const mock = liveMock({ as });
    const changes = [
      { field: 'title', before: 'Hands', after: 'Hands and feet' },
      { field: 'start', before: { day: '2027-03-05', time: '09:00' }, after: { day: '2027-03-06', time: '10:30' } },
      { field: 'type', before: 'general', after: 'cpd' },
      { field: 'isMembersOnly', before: false, after: true },
    ];
    const personId = mock.state.people.values()[0]?.id ?? '';
    const of = { eventId: sold?.id ?? '', personId, at: new Date('2026-11-17T01:00:00.000Z') };
    mock.state.eventChanges.prepend('c-1', { id: 'c-1', kind: 'edited', changes, ...of });
    msw.use(...mock.handlers);
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByText('History'));
    await waitFor(() => expect(canvas.getByText('Hands → Hands and feet')).toBeVisible());
    await expect(canvas.getByText('No → Yes')).toBeVisible();
    await expect(canvas.getByText('General → CPD')).toBeVisible();
    await expect(canvas.getByText(/5 Mar 2027, 9:00\s*am → 6 Mar 2027, 10:30\s*am/)).toBeVisible();
  },
};

export const CannotBePublished: Story = {
  args: { params: paramsOf(draft) },
  beforeEach: answering(
    failing(calls.desk.publish, { code: 'stale', message: 'Somebody else has changed this event meanwhile.' }),
  ),
  async play() {
    await press('Publish');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Publish this event?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(screen.getByText('The event could not be published. Try again.')).toBeVisible());
  },
};

/** What was written is still there. */
export const CannotBeCancelled: Story = {
  beforeEach: answering(failing(calls.desk.cancel, sampleProblem)),
  async play() {
    await press('Cancel event');
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this event?' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Message to all of them/ }), 'Rain');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel event' }));
    await waitFor(() => expect(screen.getByText('The event could not be cancelled. Try again.')).toBeVisible());
    await expect(dialog.getByRole('textbox', { name: /Message to all of them/ })).toHaveValue('Rain');
  },
};

export const CannotBeCopied: Story = {
  beforeEach: answering(failing(calls.desk.copy, sampleProblem)),
  async play() {
    await press('Copy');
    await waitFor(() => expect(screen.getByText('The event could not be copied. Try again.')).toBeVisible());
  },
};

export const HistoryCannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.desk.history, sampleProblem)),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByText('History'));
    await waitFor(() => expect(canvas.getByText('The history could not be loaded.')).toBeVisible());
  },
};

/** It is not said that nothing is missing. */
export const MissingCannotBeLookedFor: Story = {
  args: { params: paramsOf(draft) },
  beforeEach: answering(failing(calls.desk.fields, sampleProblem)),
  async play() {
    await press('Publish');
    await waitFor(() => expect(screen.getByText('What is missing could not be checked.')).toBeVisible());
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
