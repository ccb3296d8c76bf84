import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { expectCardsInRows } from '../stories/cards-in-row.ts';
import { sampleEvents } from '../stories/sample-events.ts';
import { FavouriteEventsScreen } from './FavouriteEventsScreen.tsx';

const meta = {
  title: 'Events/Favourite events/Screen',
  component: FavouriteEventsScreen,
  args: {
    view: ready({ items: sampleEvents.slice(0, 4), total: 4 }),
    more: { hasMore: false, isLoadingMore: false, moreProblem: null, loadMore: fn() },
  },
} satisfies Meta<typeof FavouriteEventsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };

export const Empty: Story = {
  args: { view: empty },
  parameters: { behaviours: ['EVT-264'] },
  async play({ canvas }) {
    await expect(canvas.getByText('No events yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Discover events' })).toHaveAttribute('href', '/events/discover/all');
  },
};

export const Failed: Story = { args: { view: failedView } };

export const Forbidden: Story = { args: { view: forbiddenView } };

export const Ready: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: '4 bookmarked events' })).toBeVisible();
  },
};

/** However many, rendered as they are scrolled to. */
export const CardsByWidth: Story = {
  parameters: { behaviours: ['EVT-075', 'EVT-076'] },
  play: ({ canvasElement }) => expectCardsInRows(canvasElement),
};

export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
