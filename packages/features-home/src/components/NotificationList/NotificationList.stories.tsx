import { empty, failed, loading, ready } from '@portal/kit';
import { inAColumn } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { sampleNotification } from '../../stories/sample-notifications.ts';
import { NotificationList } from './NotificationList.tsx';

const items = [
  sampleNotification({ othersCount: 2 }),
  sampleNotification({
    id: '2',
    activityType: 17,
    readAt: '2026-11-18T00:50:00.000Z',
    createdAt: '2026-11-17T22:00:00.000Z',
  }),
  sampleNotification({
    id: '3',
    activityType: 16,
    post: null,
    member: { memberFullName: 'Bo Li' },
    createdAt: '2026-11-16T22:00:00.000Z',
    postTotalViews: 0,
    postTotalCommentsCount: 0,
  }),
];

const meta = {
  title: 'Home/Notifications/List',
  component: NotificationList,
  decorators: [inAColumn],
  args: {
    which: 'all',
    view: ready({ items, total: 3 }),
    seen: new Set<string>(),
    onSeen: fn(),
    hasMore: false,
    isLoadingMore: false,
    loadMore: fn(),
  },
} satisfies Meta<typeof NotificationList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Unread ones stand out, to eyes and to screen readers; each says how much was said and seen there. */
export const Ready: Story = {
  parameters: { behaviours: ['HOM-097'] },
  async play({ args, canvas }) {
    const [first, second] = canvas.getAllByRole('listitem');
    if (first === undefined || second === undefined) throw new Error('Nothing is listed');
    await expect(first).toHaveTextContent('Tom Papadopoulos and 2 others commented on your post');
    await expect(within(first).getByText('Unread')).toBeInTheDocument();
    await expect(within(second).queryByText('Unread')).toBeNull();
    await expect(within(first).getByText('3 comments')).toBeVisible();
    await expect(within(first).getByText('12 views')).toBeVisible();
    await expect(within(first).getByRole('link')).toHaveAttribute('href', '/communities/hand-therapy/posts/p-1');
    await waitFor(() => expect(args.onSeen).toHaveBeenCalledWith('1'));
    await expect(args.onSeen).not.toHaveBeenCalledWith('2');
  },
};

/** What was unread when one came still stands out, though it has been marked meanwhile. */
export const Seen: Story = {
  args: { seen: new Set(['2']) },
  async play({ canvas }) {
    await expect(canvas.getAllByText('Unread')).toHaveLength(3);
  },
};

export const Loading: Story = { args: { view: loading } };

export const NoneYet: Story = {
  args: { view: empty },
  parameters: { behaviours: ['HOM-068'] },
  async play({ canvas }) {
    await expect(canvas.getByText('No notifications yet')).toBeVisible();
  },
};

export const NoneUnread: Story = {
  args: { view: empty, which: 'unread' },
  parameters: { behaviours: ['HOM-069'] },
  async play({ canvas }) {
    await expect(canvas.getByText('No unread notifications')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { view: failed({ code: 'server_error', status: 500, message: 'The database is resting.' }, fn()) },
  async play({ canvas }) {
    await expect(canvas.getByText('Notifications could not be loaded.')).toBeVisible();
  },
};

export const LoadingMore: Story = { args: { hasMore: true, isLoadingMore: true } };

export const MoreFailed: Story = {
  args: { hasMore: true, moreProblem: { message: 'The database is resting.' } },
  async play({ canvas }) {
    await expect(canvas.getByText('More notifications could not be loaded.')).toBeVisible();
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
