import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleEvents } from '../../stories/sample-events.ts';
import { EventsHomeScreen } from './EventsHomeScreen.tsx';

const some = (count: number) => ready({ events: sampleEvents.slice(0, count), total: 40 });
const meta = {
  title: 'Events/Events/Screen',
  component: EventsHomeScreen,
  args: {
    upcoming: some(2),
    discover: some(4),
    attendingHref: '/events/attending',
    discoverHref: '/events/discover/all',
  },
} satisfies Meta<typeof EventsHomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { upcoming: loading, discover: loading } };

export const Empty: Story = {
  args: { upcoming: empty, discover: empty },
  async play({ canvas }) {
    await expect(canvas.getByText('No upcoming events yet')).toBeVisible();
    await expect(canvas.getByText('No events available')).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    upcoming: failedView,
    discover: some(4),
  },
  async play({ canvas }) {
    await expect(canvas.getByText('Your events could not be loaded.')).toBeVisible();
  },
};

export const Forbidden: Story = { args: { upcoming: forbiddenView, discover: forbiddenView } };

export const Ready: Story = {
  parameters: { behaviours: ['EVT-008'] },
  async play({ canvas }) {
    await expect(canvas.getByRole('region', { name: 'Upcoming events' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All that you attend' })).toHaveAttribute(
      'href',
      '/events/attending',
    );
    await expect(canvas.getByRole('region', { name: 'Discover events' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/events/discover/all');
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
