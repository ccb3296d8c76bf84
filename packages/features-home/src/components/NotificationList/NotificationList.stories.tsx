import { empty, loading, ready } from '@portal/kit';
import { failedView, sampleProblem } from '@portal/kit/testing';
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
    const [first, second, third] = canvas.getAllByRole('listitem');
    if (first === undefined || second === undefined || third === undefined) throw new Error('Nothing is listed');
    await expect(first).toHaveTextContent('Tom Papadopoulos and 2 others commented on your post');
    await expect(within(first).getByText('Unread')).toBeInTheDocument();
    await expect(within(second).queryByText('Unread')).toBeNull();
    await expect(within(first).getByText('3 comments')).toBeVisible();
    await expect(within(first).getByText('12 views')).toBeVisible();
    await expect(within(third).queryByText(/^\d+ (comment|view|like)/)).toBeNull();
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
  args: { view: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('Notifications could not be loaded.')).toBeVisible();
  },
};

export const LoadingMore: Story = { args: { hasMore: true, isLoadingMore: true } };

export const MoreFailed: Story = {
  args: { hasMore: true, moreProblem: sampleProblem },
  async play({ canvas }) {
    await expect(canvas.getByText('More notifications could not be loaded.')).toBeVisible();
  },
};

const many = Array.from({ length: 14 }, (_, at) => sampleNotification({ id: `n-${at}`, othersCount: at }));

/** What is read in a panel scrolls there, and goes on when fewer than 50 pixels are left. */
export const InAPanel: Story = {
  args: { isInPanel: true, view: ready({ items: many, total: 40 }), hasMore: true },
  parameters: { behaviours: ['HOM-051', 'HOM-053'] },
  async play({ args, canvas }) {
    const box = scrollerOf(canvas.getByRole('list', { name: 'All' }));
    await expect(box.getBoundingClientRect().height).toBe(500);
    const end = box.scrollHeight - box.clientHeight;
    box.scrollTop = end - 90;
    await untilObserved();
    await expect(args.loadMore).not.toHaveBeenCalled();
    box.scrollTop = end - 40;
    await waitFor(() => expect(args.loadMore).toHaveBeenCalled());
  },
};

/** What only looks out of the edge has not been seen. */
export const HalfSeen: Story = {
  args: { isInPanel: true, view: ready({ items: many, total: 14 }) },
  async play({ args, canvas }) {
    const list = canvas.getByRole('list', { name: 'All' });
    const box = scrollerOf(list);
    const item = within(list).getAllByRole('listitem')[10] as HTMLElement;
    const showing = (part: number) => {
      const { top, height } = item.getBoundingClientRect();
      box.scrollTop += top + part * height - box.getBoundingClientRect().bottom;
    };
    showing(0.4);
    await untilObserved();
    await waitFor(() => expect(args.onSeen).toHaveBeenCalledWith('n-9'));
    await expect(args.onSeen).not.toHaveBeenCalledWith('n-10');
    showing(0.8);
    await waitFor(() => expect(args.onSeen).toHaveBeenCalledWith('n-10'));
  },
};

function scrollerOf(element: HTMLElement): HTMLElement {
  for (let box: HTMLElement | null = element; box !== null; box = box.parentElement)
    if (getComputedStyle(box).overflowY === 'auto') return box;
  throw new Error('Nothing scrolls the list');
}

/** What the browser observes of the last scroll has been told by the second frame after it. */
function untilObserved(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));
}

export const Dark: Story = { globals: { scheme: 'dark' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
