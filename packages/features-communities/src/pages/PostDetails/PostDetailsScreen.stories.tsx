import { forbidden, loading, ready } from '@portal/kit';
import { failedView, notFoundView } from '@portal/kit/testing';
import { onAPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { CommentItem } from '../../components/Comments/CommentItem.tsx';
import { CommentList } from '../../components/Comments/CommentList.tsx';
import { commentRights, postRights, reader } from '../../model/post-permissions.ts';
import { canBeAnswered } from '../../model/comment-tree.ts';
import { sampleAttachments, samplePost, sampleThread } from '@portal/stories/samples/posts';
import { StillPostCard } from '../../stories/StillPostCard.tsx';
import { Author } from './AuthorCard.tsx';
import { PostDetailsScreen } from './PostDetailsScreen.tsx';
import type { PostVisit } from './use-post-details.ts';

const nothing = fn();
const me = reader('p-001', ['commentCreate']);

function visit(post = samplePost({ attachments: sampleAttachments })): PostVisit {
  return { post, permissions: ['commentCreate'], retryPermissions: null };
}

function Page({ post }: PostVisit) {
  return (
    <StillPostCard
      post={post}
      layout="page"
      headingLevel={1}
      rights={postRights(post, me)}
      role="Moderator"
      onComment={nothing}
    />
  );
}

function Thread({ post }: PostVisit) {
  return (
    <CommentList
      view={ready(sampleThread)}
      emptyHint=""
      renderComment={(node) => (
        <CommentItem
          comment={node.comment}
          rights={commentRights(node.comment, post, me)}
          role="Member"
          canReply={canBeAnswered(node)}
          like={{ isOn: false, count: node.comment.likesCount, toggle: nothing }}
          onReply={nothing}
          onEdit={nothing}
          onDelete={nothing}
          onReport={nothing}
        />
      )}
    />
  );
}

const meta = {
  title: 'Communities/Post/Details screen',
  component: PostDetailsScreen,
  parameters: { withoutStates: { Empty: 'a post that answers is never empty' } },
  decorators: [onAPage],
  args: {
    view: ready(visit()),
    alias: 'hand-therapy',
    side: ({ post }) => <Author author={post.author} role="Moderator" postsCount={14} onRetry={null} />,
    children: (shown) => (
      <>
        <Page {...shown} />
        <Thread {...shown} />
      </>
    ),
  },
} satisfies Meta<typeof PostDetailsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };

export const Failed: Story = {
  args: { view: failedView },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await expect(page.getByText('Error fetching post. Try again.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const NotFound: Story = {
  args: { view: notFoundView },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('heading', { name: 'Post not found' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  args: { view: forbidden({ code: 'community_private', status: 403, message: 'This community is private.' }) },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await expect(page.getByText('This post is for members of its community')).toBeVisible();
    await expect(page.getByRole('link', { name: 'To the community' })).toHaveAttribute(
      'href',
      '/communities/hand-therapy',
    );
  },
};

export const Ready: Story = {
  parameters: { behaviours: ['COM-171', 'COM-187', 'COM-188'] },
  async play({ canvasElement, args }) {
    const page = within(canvasElement);
    if (args.view.state !== 'ready') throw new Error('This story is about a post that is there');
    const { post } = args.view.data;
    await expect(page.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
    await expect(page.getByText('14 posts')).toBeVisible();
    await expect(page.getByText('Splinting')).toBeVisible();
    await expect(page.getByText('Could you share the sheet?')).toBeVisible();
    await expect(page.getAllByRole('button', { name: /^Reply to/ })).toHaveLength(4);
  },
};

export const Closed: Story = { args: { view: ready(visit(samplePost({ isFrozen: true }))) } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Phone: Story = { globals: { width: '360px' } };
export const AnotherBrand: Story = { globals: { profile: 'maritime-skills' } };
