import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView, sampleProblem } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleAttendees, sampleOverview } from '../../stories/sample-attendees.ts';
import { AttendeesScreen } from './AttendeesScreen.tsx';
import { noFilters } from './attendee-filters.ts';

const meta = {
  title: 'Events/Desk/Attendees/Screen',
  component: AttendeesScreen,
  args: {
    view: ready({ items: sampleAttendees, total: 24 }),
    overview: ready(sampleOverview),
    filters: noFilters,
    isUpdating: false,
    hasMore: false,
    isLoadingMore: false,
    moreProblem: null,
    loadMore: fn(),
    onTyped: fn(),
    onChosen: fn(),
    backHref: '/admin/events/e-001',
    checkInHref: '/admin/events/e-001/check-in',
    cateringHref: '/admin/events/e-001/needs',
    isSaving: false,
    onSave: fn(),
  },
} satisfies Meta<typeof AttendeesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading, overview: loading } };

export const Empty: Story = {
  args: { view: empty },
  async play({ canvas }) {
    await expect(canvas.getByText('Nobody has registered yet')).toBeVisible();
  },
};

export const NothingFits: Story = {
  args: { view: empty, filters: { ...noFilters, keyword: 'zebra', status: 'Removed' } },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear all filters' })[0]!);
    await expect(args.onChosen).toHaveBeenCalledWith(noFilters);
  },
};

export const Failed: Story = { args: { view: failedView, overview: failedView } };
export const Forbidden: Story = {
  args: {
    view: forbiddenView,
    overview: forbiddenView,
  },
};

export const Ready: Story = {
  globals: { width: '1280px' },
  async play({ canvas, args }) {
    await expect(canvas.getAllByRole('row')).toHaveLength(25);
    await expect(canvas.getByText('6 of 24 have come')).toBeVisible();
    await expect(canvas.getByText('Instead of Priya Raman')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Download as CSV' }));
    await expect(args.onSave).toHaveBeenCalled();
  },
};

export const Cancelled: Story = {
  args: {
    view: ready({ items: sampleAttendees.slice(0, 3).map((one) => ({ ...one, status: 'Removed' })), total: 3 }),
    filters: { ...noFilters, status: 'Removed', ticketType: 't-1' },
  },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Members' }));
    await expect(args.onChosen).toHaveBeenCalledWith({ ...noFilters, status: 'Removed' });
  },
};

export const MoreFailed: Story = {
  args: { hasMore: true, moreProblem: sampleProblem },
  async play({ canvas, args }) {
    await expect(canvas.getByText('More attendees could not be loaded.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more attendees' }));
    await expect(args.loadMore).toHaveBeenCalled();
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark', width: '1280px' } };
