import { empty, failed, forbidden, loading, ready } from '@portal/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleEvents } from '../../stories/sample-events.ts';
import { MyEventsScreen } from './MyEventsScreen.tsx';

const meta = {
  title: 'Events/My events/Screen',
  component: MyEventsScreen,
  args: {
    which: 'upcoming',
    view: ready({ events: sampleEvents.slice(0, 5), total: 5 }),
    paging: { page: 1, size: 20, onPageChange: fn() },
    backHref: '/events',
    discoverHref: '/events/discover/all',
  },
} satisfies Meta<typeof MyEventsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };

export const Empty: Story = {
  args: { view: empty },
  async play({ canvas }) {
    await expect(canvas.getByText('No upcoming events yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Discover events' })).toHaveAttribute('href', '/events/discover/all');
  },
};

export const NothingPast: Story = {
  args: { view: empty, which: 'past' },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Past events' })).toBeVisible();
    await expect(canvas.getByText('No past events yet')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { view: failed({ code: 'server_error', status: 500, message: 'The database is having a rest.' }, fn()) },
};

export const Forbidden: Story = {
  args: { view: forbidden({ code: 'forbidden', status: 403, message: 'Events are for members.' }) },
};

export const Ready: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Attending' })).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Pages of events' })).toBeNull();
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
