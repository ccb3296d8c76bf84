import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import type { Search } from '@portal/kit';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AttendeesPage } from './AttendeesPage.tsx';

const as = 'helen.brooks@example.org';
const { state } = liveMock();
const attended = state.tickets.values().find(({ attendedAt, status }) => attendedAt !== null && status === 'Active');
const holder = state.people.get(attended?.personId ?? '');

const meta = {
  title: 'Events/Desk/Attendees',
  component: AttendeesPage,
  args: { params: { id: attended?.eventId ?? '' }, search: {}, onSearchChange: fn() },
  // The address is kept here, as a host keeps it.
  render: function Page(props) {
    const [search, setSearch] = useState<Search>(props.search);
    return <AttendeesPage {...props} search={search} onSearchChange={(next) => setSearch({ ...search, ...next })} />;
  },
  beforeEach: ({ msw }) => msw.use(...liveMock({ as }).handlers),
} satisfies Meta<typeof AttendeesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const rows = () => screen.getAllByRole('row').slice(1);

/** Everybody; those who have come; one of them by name; then the table. */
export const Live: Story = {
  globals: { width: '1280px' },
  async play({ canvas }) {
    await waitFor(() => expect(rows().length).toBeGreaterThan(1));
    await userEvent.click(canvas.getByRole('button', { name: /^Everybody At the door/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Have come' }));
    await waitFor(() => expect(rows().every((row) => within(row).queryByText(/^In since/) !== null)).toBe(true));
    await userEvent.type(canvas.getByRole('searchbox'), holder?.lastName ?? '');
    await waitFor(() =>
      expect(rows().every((row) => row.textContent.includes(holder?.lastName ?? 'nobody'))).toBe(true),
    );
    const saved = new Promise<string>((resolve) => {
      HTMLAnchorElement.prototype.click = function click() {
        resolve(this.download);
      };
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Download as CSV' }));
    await expect(await saved).toBe('attendees.csv');
  },
  beforeEach() {
    const { click } = HTMLAnchorElement.prototype;
    return () => {
      HTMLAnchorElement.prototype.click = click;
    };
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.attendance.attendees, { code: 'server_error', message: 'The database rests.' })),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Attendees could not be loaded.')).toBeVisible());
  },
};

export const HeadCannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.attendance.overview, { code: 'server_error', message: 'The database rests.' })),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('The event could not be loaded.')).toBeVisible());
  },
};

export const CannotBeDownloaded: Story = {
  beforeEach: answering(failing(calls.attendance.exportCsv, { code: 'rate_limited', message: 'Too many at once.' })),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download as CSV' }));
    await waitFor(() => expect(screen.getByText('The table could not be downloaded. Try again')).toBeVisible());
    await expect(screen.getByText('Too many at once.')).toBeVisible();
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
