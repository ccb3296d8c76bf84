import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView, sampleProblem } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleDeskEvent } from '../../stories/sample-desk-events.ts';
import { sampleApproved, sampleDeclined, sampleRequests } from '../../stories/sample-refunds.ts';
import { noFilters } from './refund-filters.ts';
import { RefundsScreen } from './RefundsScreen.tsx';

const meta = {
  title: 'Events/Desk/Refunds/Screen',
  component: RefundsScreen,
  args: {
    view: ready({ items: sampleRequests, total: 3 }),
    event: null,
    counts: { open: 3, approved: 2, declined: 1 },
    filters: noFilters,
    isUpdating: false,
    hasMore: false,
    isLoadingMore: false,
    moreProblem: null,
    loadMore: fn(),
    onTyped: fn(),
    onChosen: fn(),
    onApprove: fn(),
    onDecline: fn(),
    backHref: '/admin/events',
    allHref: '/admin/events/refunds',
    eventHref: (id) => `/admin/events/${id}`,
  },
} satisfies Meta<typeof RefundsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading, counts: null } };

export const Empty: Story = {
  args: { view: empty, counts: { open: 0, approved: 0, declined: 0 } },
  async play({ canvas }) {
    await expect(canvas.getByText('Nothing to decide')).toBeVisible();
  },
};

export const NothingFits: Story = {
  args: { view: empty, filters: { ...noFilters, keyword: 'zebra' } },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all filters' }));
    await expect(args.onChosen).toHaveBeenCalledWith(noFilters);
  },
};

export const Failed: Story = { args: { view: failedView, event: failedView } };
export const Forbidden: Story = { args: { view: forbiddenView } };

export const Ready: Story = {
  globals: { width: '1280px' },
  async play({ canvas, args }) {
    await expect(canvas.getAllByRole('blockquote')).toHaveLength(3);
    await expect(canvas.getByText(/^Checked in/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Approve the refund of Bo Li' }));
    await expect(args.onApprove).toHaveBeenCalledWith(sampleRequests[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'Decline the refund of Mia Nguyen' }));
    await expect(args.onDecline).toHaveBeenCalledWith(sampleRequests[2]);
  },
};

/** One is still on its way back, the other was sent. */
export const Approved: Story = {
  args: { view: ready({ items: sampleApproved, total: 2 }), filters: { ...noFilters, status: 'approved' } },
  async play({ canvas }) {
    await expect(canvas.getByText('On its way back')).toBeVisible();
    await expect(canvas.getByText(/^Sent back on/)).toBeVisible();
    await expect(canvas.getByText(/^\$120\.00 of \$240\.00 approved by Helen Brooks/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Approve the/ })).toBeNull();
  },
};

export const Declined: Story = {
  args: { view: ready({ items: sampleDeclined, total: 1 }), filters: { ...noFilters, status: 'declined' } },
  async play({ canvas }) {
    await expect(canvas.getByText(/^Declined by somebody who has left/)).toBeVisible();
    await expect(canvas.getByText('They were told: Your seat was kept until the end.')).toBeVisible();
  },
};

export const OfOneEvent: Story = {
  args: { event: ready(sampleDeskEvent), backHref: '/admin/events/e-001', filters: { ...noFilters, eventId: 'e-001' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Back to the event' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Refunds of all events' })).toBeVisible();
  },
};

export const MoreFailed: Story = {
  args: { hasMore: true, moreProblem: sampleProblem },
  async play({ canvas, args }) {
    await expect(canvas.getByText('More requests could not be loaded.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more requests' }));
    await expect(args.loadMore).toHaveBeenCalled();
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark', width: '1280px' } };
