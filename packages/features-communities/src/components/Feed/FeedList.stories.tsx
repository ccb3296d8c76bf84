import type { Post } from '@portal/api';
import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView, sampleProblem } from '@portal/kit/testing';
import { inAColumn } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { postRights, reader } from '../../model/post-permissions.ts';
import { manyPosts, samplePost } from '@portal/stories/samples/posts';
import { StillPostCard } from '../../stories/StillPostCard.tsx';
import { FeedList, type FeedListProps } from './FeedList.tsx';
import { pendingItems } from './pending-items.ts';

const nothing = fn();
const loadMore = fn();

function renderPost(post: Post) {
  return (
    <StillPostCard
      post={post}
      layout="feed"
      headingLevel={1}
      rights={postRights(post, reader('p-001', ['commentCreate']))}
      role="Member"
    />
  );
}

const meta = {
  title: 'Communities/Post/Feed',
  component: FeedList,
  decorators: [inAColumn],
  args: {
    view: ready({ items: manyPosts(3), total: 3 }),
    restoreKey: 'story',
    renderPost,
    emptyTitle: 'No posts yet',
    emptyHint: 'Start the discussion: ask a question or share what works for you.',
    more: { hasMore: false, isLoadingMore: false, loadMore: nothing },
    newCount: 0,
    onShowNew: fn(),
  },
} satisfies Meta<typeof FeedList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };

export const Empty: Story = {
  args: { view: empty },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('No posts yet')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { view: failedView },
  async play({ canvasElement }) {
    const panel = within(canvasElement);
    await expect(panel.getByText('Error fetching post. Try again.')).toBeVisible();
    await expect(panel.getByText('The database is having a rest.')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const Forbidden: Story = {
  args: { view: forbiddenView },
  async play({ canvas }) {
    await expect(canvas.getByText('These posts are for members of the community')).toBeVisible();
  },
};

/** What is there stays; the end of the list says what failed and takes another try. */
export const MoreFail: Story = {
  args: {
    view: ready({ items: manyPosts(1), total: 3 }),
    more: { hasMore: true, isLoadingMore: false, moreProblem: sampleProblem, loadMore },
  },
  async play({ canvas }) {
    loadMore.mockClear();
    await waitFor(() => expect(canvas.getByText('More posts could not be loaded.')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(loadMore).toHaveBeenCalled());
  },
};

export const Ready: Story = {};

export const One: Story = { args: { view: ready({ items: [samplePost()], total: 1 }) } };

export const LoadingMore: Story = { args: { more: { hasMore: true, isLoadingMore: true, loadMore: nothing } } };

/** A thousand posts: only those near the reader are mounted. */
export const AThousand: Story = {
  args: { view: ready({ items: manyPosts(1000), total: 1000 }) },
  async play({ canvasElement }) {
    const mounted = () => canvasElement.querySelectorAll('article').length;
    await waitFor(() => expect(mounted()).toBeGreaterThan(1));
    await expect(mounted()).toBeLessThan(20);
    canvasElement.ownerDocument.scrollingElement?.scrollTo({ top: 40_000 });
    await waitFor(() => expect(within(canvasElement).queryByText(manyPosts(1)[0]?.title ?? '')).toBeNull());
    await expect(mounted()).toBeLessThan(20);
    canvasElement.ownerDocument.scrollingElement?.scrollTo({ top: 0 });
  },
};

function Arriving(props: FeedListProps) {
  const old = manyPosts(12);
  const [posts, setPosts] = useState(old);
  const [firstSeen, setFirstSeen] = useState(old[0]?.id ?? null);
  const { shown, pending } = pendingItems(posts, firstSeen, 'p-001');
  return (
    <>
      <button type="button" onClick={() => setPosts([samplePost({ id: 'fresh', title: 'Just arrived' }), ...old])}>
        Let a post arrive
      </button>
      <FeedList
        {...props}
        view={ready({ items: shown, total: posts.length })}
        newCount={pending.length}
        onShowNew={() => setFirstSeen('fresh')}
      />
    </>
  );
}

/** A post that arrives while someone reads waits behind a button and moves nothing. */
export const NewPostsArrive: Story = {
  render: (args) => <Arriving {...args} />,
  async play({ canvasElement }) {
    const page = within(canvasElement);
    const first = await page.findByRole('heading', { name: manyPosts(1)[0]?.title ?? '' });
    await userEvent.click(page.getByRole('button', { name: 'Let a post arrive' }));
    await expect(page.queryByText('Just arrived')).toBeNull();
    await expect(first).toBeVisible();
    const top = first.getBoundingClientRect().top;
    const show = await page.findByRole('button', { name: 'Show 1 new post' });
    await expect(show.closest('[role="status"]')).not.toBeNull();
    await expect(first.getBoundingClientRect().top).toBe(top);
    show.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getByRole('heading', { name: 'Just arrived' })).toBeVisible());
    // The keyboard goes on from the list, whose first post is the new one.
    await expect(page.getByRole('list', { name: 'Posts' }).parentElement?.parentElement).toHaveFocus();
  },
};
