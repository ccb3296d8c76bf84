import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView, sampleProblem } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleDeskEvents } from '../../stories/sample-desk-events.ts';
import { EventListScreen } from './EventListScreen.tsx';
import { noFilters } from './list-filters.ts';

const meta = {
  title: 'Events/Desk/List/Screen',
  component: EventListScreen,
  args: {
    view: ready({ items: sampleDeskEvents, total: 3 }),
    filters: noFilters,
    isUpdating: false,
    hasMore: false,
    isLoadingMore: false,
    moreProblem: null,
    loadMore: fn(),
    onTyped: fn(),
    onChosen: fn(),
    hrefOf: (id) => `/admin/events/${id}`,
    newHref: '/admin/events/new',
  },
} satisfies Meta<typeof EventListScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };

export const Empty: Story = {
  args: { view: empty },
  async play({ canvas }) {
    await expect(canvas.getByText('No events yet')).toBeVisible();
  },
};

export const NothingFits: Story = {
  args: { view: empty, filters: { ...noFilters, keyword: 'zebra' } },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all filters' }));
    await expect(args.onChosen).toHaveBeenCalledWith(noFilters);
  },
};

export const Failed: Story = { args: { view: failedView } };
export const Forbidden: Story = { args: { view: forbiddenView } };

export const Ready: Story = {
  globals: { width: '1280px' },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await expect(canvas.getByText('112 of 300')).toBeVisible();
  },
};

export const MoreFailed: Story = {
  args: { hasMore: true, moreProblem: sampleProblem },
  async play({ canvas, args }) {
    await expect(canvas.getByText('More events could not be loaded.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more events' }));
    await expect(args.loadMore).toHaveBeenCalled();
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark', width: '1280px' } };
