import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView, sampleProblem } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { samplePost } from '@portal/stories/samples/posts';
import { sampleAdmin } from '../stories/sample-moderation.ts';
import { AllPostsScreen } from './AllPostsScreen.tsx';

const posts = ([1, 2, 3, 4, 99] as const).map((status) =>
  samplePost({ id: `post-${status}`, status, title: `A post with status ${status}`, commentsCount: 3, likesCount: 7 }),
);

const meta = {
  title: 'Communities/Admin/All posts/Screen',
  component: AllPostsScreen,
  globals: { width: '1280px' },
  args: {
    admin: sampleAdmin(),
    view: ready({ items: posts, total: 5 }),
    shows: 'table',
    page: '/admin/community/c-01/posts',
    hasMore: false,
    isLoadingMore: false,
    moreProblem: null,
    loadMore: fn(),
    onRestore: fn(),
    bulk: {
      ...{ chosenIds: [], choose: fn(), isPending: false, failures: new Map() },
      ...{ onApprove: fn(), onDecline: fn() },
    },
  },
} satisfies Meta<typeof AllPostsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A deleted post is marked, and can be restored. */
export const Ready: Story = {
  parameters: { behaviours: ['COM-317', 'COM-319', 'COM-320'] },
  async play({ canvas, args }) {
    const table = within(canvas.getByRole('table', { name: 'All posts' }));
    const headers = table.getAllByRole('columnheader').map((header) => header.textContent);
    const columns = ['Title', 'Author', 'Status', 'Created', 'Comments', 'Likes'];
    await expect(headers.slice(0, 7)).toEqual(['Select all', ...columns]);
    const words = ['Published', 'Waiting', 'Deleted', 'Archived after reports', 'Archived'];
    for (const word of words) await expect(table.getByText(word)).toBeVisible();
    await expect(table.getAllByRole('link')).toHaveLength(4);
    await userEvent.click(table.getByRole('button', { name: 'Restore A post with status 3' }));
    await expect(args.onRestore).toHaveBeenCalledWith(posts[2]);
    await expect(canvas.getByRole('link', { name: 'Feed' })).toHaveAttribute(
      'href',
      '/admin/community/c-01/posts?view=feed',
    );
  },
};

export const Feed: Story = {
  args: { shows: 'feed' },
  parameters: { behaviours: ['COM-318'] },
  async play({ canvas, args }) {
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Restore A post with status 3' }));
    await expect(args.onRestore).toHaveBeenCalledWith(posts[2]);
    await expect(canvas.getByRole('link', { name: 'Table' })).toHaveAttribute('href', '/admin/community/c-01/posts');
  },
};

/** Without postEdit nothing is restored. */
export const ForWhoDeletes: Story = {
  args: { admin: sampleAdmin(['postDelete']) },
  parameters: { behaviours: ['COM-517'] },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button', { name: /^Restore/ })).toBeNull();
  },
};

/** Those that wait are decided about together; why one could not be stands in its line. */
export const Bulk: Story = {
  args: {
    bulk: {
      ...{ chosenIds: ['post-2'], choose: fn(), isPending: false },
      failures: new Map([['post-1', 'Tom Papadopoulos has approved this post already.']]),
      ...{ onApprove: fn(), onDecline: fn() },
    },
  },
  async play({ canvas, args }) {
    await expect(canvas.getByText('Tom Papadopoulos has approved this post already.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Approve 1 post' }));
    await expect(args.bulk.onApprove).toHaveBeenCalledWith([posts[1]]);
    await userEvent.click(canvas.getByRole('button', { name: 'Decline 1 post' }));
    await expect(args.bulk.onDecline).toHaveBeenCalledWith([posts[1]]);
  },
};

export const Loading: Story = { args: { view: loading } };
export const Empty: Story = {
  args: { view: empty },
  async play({ canvas }) {
    await expect(canvas.getByText('No posts yet')).toBeVisible();
  },
};
export const Failed: Story = {
  args: { view: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('Posts could not be loaded.')).toBeVisible();
  },
};
export const Forbidden: Story = { args: { view: forbiddenView } };
export const MoreFailed: Story = {
  args: { hasMore: true, moreProblem: sampleProblem },
  async play({ canvas, args }) {
    await expect(canvas.getByText('More posts could not be loaded.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more posts' }));
    await expect(args.loadMore).toHaveBeenCalled();
  },
};
export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
