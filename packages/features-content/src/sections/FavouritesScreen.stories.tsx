import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { manyNews, sampleNews } from '../stories/sample-content.ts';
import { FavouritesScreen } from './FavouritesScreen.tsx';

const meta = {
  title: 'Content/Contributed/Favourites/Screen',
  component: FavouritesScreen,
  args: {
    kind: 'news',
    view: ready({ items: sampleNews.slice(0, 4), total: 4 }),
    more: { hasMore: false, isLoadingMore: false, moreProblem: null, loadMore: fn() },
    takenOut: 0,
  },
} satisfies Meta<typeof FavouritesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };

export const Empty: Story = {
  args: { view: empty },
  parameters: { behaviours: ['DIR-106'] },
  async play({ canvas }) {
    await expect(canvas.getByText('No favorite news.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to news' })).toHaveAttribute('href', '/news');
  },
};

export const EmptyResources: Story = {
  args: { kind: 'resources', view: empty },
  parameters: { behaviours: ['DIR-107'] },
  async play({ canvas }) {
    await expect(canvas.getByText('No favorite resources')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to resources' })).toHaveAttribute('href', '/resources');
  },
};

export const Failed: Story = {
  args: { view: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('Your favourites could not be loaded.')).toBeVisible();
  },
};

export const Forbidden: Story = { args: { view: forbiddenView } };

/** What was taken out stays in sight and is counted no more. */
export const Ready: Story = {
  args: { takenOut: 3 },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: '1 bookmarked news item' })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
  },
};

export const AThousand: Story = {
  args: { view: ready({ items: manyNews(1000), total: 1000 }) },
  parameters: { behaviours: ['DIR-103'] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'News 1' })).toBeVisible();
    await expect(canvas.getAllByRole('article').length).toBeLessThan(60);
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
