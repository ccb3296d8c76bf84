import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import type { Search } from '@portal/kit';
import { sampleProblem } from '@portal/kit/testing';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { EventListPage } from './EventListPage.tsx';

const as = 'helen.brooks@example.org';

const meta = {
  title: 'Events/Desk/List',
  component: EventListPage,
  args: { params: {}, search: {}, onSearchChange: fn() },
  // The address is kept here, as a host keeps it.
  render: function Page(props) {
    const [search, setSearch] = useState<Search>(props.search);
    return <EventListPage {...props} search={search} onSearchChange={(next) => setSearch({ ...search, ...next })} />;
  },
  beforeEach: ({ msw }) => msw.use(...liveMock({ as }).handlers),
} satisfies Meta<typeof EventListPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const rows = () => screen.getAllByRole('row').slice(1);

/** What is to come; then drafts alone, and more of everything. */
export const Live: Story = {
  globals: { width: '1280px' },
  async play({ canvas }) {
    await waitFor(() => expect(rows().length).toBeGreaterThan(40));
    await userEvent.click(canvas.getByRole('button', { name: /^All states State/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Draft' }));
    await waitFor(() => expect(rows().every((row) => within(row).queryByText('Draft') !== null)).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Draft' }));
    await waitFor(() => expect(rows().length).toBeGreaterThan(40));
    await userEvent.click(canvas.getByRole('button', { name: 'Show more events' }));
    await waitFor(() => expect(rows().length).toBeGreaterThan(50));
  },
};

export const ByWord: Story = {
  globals: { width: '1280px' },
  async play({ canvas }) {
    await waitFor(() => expect(rows().length).toBeGreaterThan(40));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search events' }), 'zebra');
    await waitFor(() => expect(canvas.getByText('No events fit')).toBeVisible());
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.desk.query, sampleProblem)),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Events could not be loaded.')).toBeVisible());
  },
};
