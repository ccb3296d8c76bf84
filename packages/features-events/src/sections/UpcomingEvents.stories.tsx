import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import { inAColumn } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleEvents } from '../stories/sample-events.ts';
import { UpcomingEvents } from './UpcomingEvents.tsx';

const next = sampleEvents.slice(0, 3);

const meta = {
  title: 'Events/Home/Upcoming events',
  component: UpcomingEvents,
  decorators: [inAColumn],
  args: { view: ready(next) },
} satisfies Meta<typeof UpcomingEvents>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: { behaviours: ['HOM-037', 'HOM-040'] },
  async play({ canvas }) {
    await expect(canvas.getByRole('region', { name: 'Upcoming events' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    for (const { id, title } of next)
      await expect(canvas.getByRole('link', { name: title })).toHaveAttribute('href', `/events/${id}`);
    await expect(canvas.getAllByRole('time').map((time) => time.getAttribute('datetime'))).toEqual(
      next.map(({ eventStartUtc }) => eventStartUtc),
    );
    await expect(canvas.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/events/attending');
  },
};

export const Loading: Story = { args: { view: loading } };

export const Empty: Story = {
  args: { view: empty },
  parameters: { behaviours: ['HOM-042'] },
  async play({ canvas }) {
    await expect(canvas.getByText('No upcoming events yet')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { view: failedView },
  parameters: { behaviours: ['HOM-041'] },
  async play({ canvas }) {
    await expect(canvas.getByText('Failed to load events')).toBeVisible();
  },
};

export const Forbidden: Story = { args: { view: forbiddenView } };

export const Dark: Story = { globals: { scheme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
