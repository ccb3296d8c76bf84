import type { Post } from '@portal/api';
import { empty, loading, ready, type View } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import { onAPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { FeedList } from '../../components/Feed/FeedList.tsx';
import { postRights, reader } from '../../model/post-permissions.ts';
import { manyPosts } from '@portal/stories/samples/posts';
import { StillPostCard } from '../../stories/StillPostCard.tsx';
import { SavedPostsFrame } from './SavedPostsFrame.tsx';

const nothing = fn();

function savedPosts(view: View<{ items: readonly Post[]; total: number }>) {
  return (
    <FeedList
      view={view}
      restoreKey="story-saved"
      emptyTitle="No posts yet"
      emptyHint="Save a post to find it here again."
      more={{ hasMore: false, isLoadingMore: false, loadMore: fn() }}
      newCount={0}
      onShowNew={nothing}
      renderPost={(post) => (
        <StillPostCard
          post={post}
          layout="feed"
          headingLevel={2}
          rights={postRights(post, reader('p-001'))}
          hasCommunity
        />
      )}
    />
  );
}

const meta = {
  title: 'Communities/Saved posts/Screen',
  component: SavedPostsFrame,
  decorators: [onAPage],
  args: { children: savedPosts(ready({ items: manyPosts(4).map((post) => ({ ...post, isSaved: true })), total: 4 })) },
} satisfies Meta<typeof SavedPostsFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { children: savedPosts(loading) } };

export const Empty: Story = {
  args: { children: savedPosts(empty) },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('No posts yet')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { children: savedPosts(failedView) },
};

export const Forbidden: Story = { args: { children: savedPosts(forbiddenView) } };

export const Ready: Story = {};
export const Phone: Story = { globals: { width: '360px' } };
