import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { sampleProblem } from '@portal/kit/testing';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { sampleDetail, sampleEvents } from '../../stories/sample-events.ts';
import { EventDetailPage } from './EventDetailPage.tsx';

const { id, title } = sampleDetail();
/** What the server of the story that plays has been asked so far. */
let answered: readonly string[] = [];

const meta = {
  title: 'Events/Event',
  component: EventDetailPage,
  args: { params: { id }, search: {}, onSearchChange: fn() },
  beforeEach({ msw }) {
    const mock = liveMock();
    answered = mock.answered;
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof EventDetailPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  parameters: { behaviours: ['EVT-014', 'EVT-153', 'EVT-180'] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /program\.pdf/ })).toBeVisible();
    await expect(answered).toEqual(expect.arrayContaining(['events.byId', 'events.attachments']));
  },
};

const held = sampleEvents.find(({ userTicketId }) => userTicketId !== null);

/** Whoever holds tickets finds them on the page of their event. */
export const MyTickets: Story = {
  args: { params: { id: held!.id } },
  parameters: { behaviours: ['EVT-198'] },
  async play({ canvas }) {
    await expect(await canvas.findByText('Active')).toBeVisible();
    const tickets = within(canvas.getByRole('region', { name: 'Tickets' }));
    await expect(new URL(tickets.getByRole<HTMLAnchorElement>('link', { name: 'Show ticket' }).href).pathname).toBe(
      `/events/tickets/${held!.userTicketId}`,
    );
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.events.byId, sampleProblem)),
  parameters: { behaviours: ['EVT-182'] },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Error fetching event. Try again.')).toBeVisible());
    await expect(canvas.getAllByText(sampleProblem.message)[0]).toBeVisible();
  },
};

/** Nothing is tried again: it is not there. */
export const NotThere: Story = {
  args: { params: { id: 'nowhere' } },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Event not found' })).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Discover events' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const AttachmentsCannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.events.attachments, sampleProblem)),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Attachments could not be loaded.')).toBeVisible());
    await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible();
  },
};
