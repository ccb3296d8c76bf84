import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { onSurface } from '../story-surface.tsx';
import { Text } from '../Text/Text.tsx';
import { VirtualFeed } from './VirtualFeed.tsx';

interface Post {
  id: string;
  title: string;
  lines: number;
}

const posts = (count: number): Post[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}`, title: `Post ${index + 1}`, lines: (index % 4) + 1 }));

function drawPost(post: Post) {
  return (
    <Card as="article">
      <Stack gap={2}>
        <Heading level={2}>{post.title}</Heading>
        <Text>{'Splinting after flexor tendon repair, and what to tell the client. '.repeat(post.lines)}</Text>
      </Stack>
    </Card>
  );
}

const meta = {
  title: 'Components/VirtualFeed',
  component: VirtualFeed<Post>,
  decorators: [onSurface],
  args: {
    label: 'Posts',
    items: posts(1000),
    itemKey: (post) => post.id,
    renderItem: drawPost,
    estimateSize: 160,
    onEndReached: fn(),
  },
} satisfies Meta<typeof VirtualFeed<Post>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A thousand posts, of which no more than a screenful is on the page; each says its place in the whole. */
export const Thousand: Story = {
  play: async ({ canvasElement }) => {
    const feed = within(canvasElement).getByRole('list', { name: 'Posts' });
    const first = await within(feed).findByRole('heading', { name: 'Post 1' });
    const item = first.closest('[role="listitem"]');
    await expect(item).toHaveAttribute('aria-posinset', '1');
    await expect(item).toHaveAttribute('aria-setsize', '1000');
    await expect(within(feed).getAllByRole('listitem').length).toBeLessThan(40);
    window.scrollTo(0, document.documentElement.scrollHeight / 2);
    await waitFor(() => expect(within(feed).queryByRole('heading', { name: 'Post 1' })).toBeNull());
    await expect(within(feed).getAllByRole('listitem').length).toBeLessThan(40);
    window.scrollTo(0, 0);
  },
};

/** The next page is asked for before the end is seen, once. */
export const EndReached: Story = {
  args: { items: posts(12), hasMore: true, total: 240 },
  play: async ({ canvasElement, args }) => {
    await within(canvasElement).findByRole('heading', { name: 'Post 1' });
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(args.onEndReached).toHaveBeenCalledOnce());
    window.scrollTo(0, 0);
  },
};

/** What was asked for and did not come is asked for again while the end stays in sight. */
export const AskedAgain: Story = {
  args: { items: posts(12), hasMore: true, total: 240 },
  play: async ({ canvasElement, args }) => {
    await within(canvasElement).findByRole('heading', { name: 'Post 1' });
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(args.onEndReached).toHaveBeenCalledTimes(2), { timeout: 8000 });
    window.scrollTo(0, 0);
  },
};

export const LoadingMore: Story = {
  args: { items: posts(2), hasMore: true, isLoadingMore: true, loadingMore: <Skeleton lines={3} /> },
};

export const End: Story = {
  args: {
    items: posts(2),
    endNote: (
      <Text tone="quiet" align="center">
        You have seen everything.
      </Text>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('You have seen everything.')).toBeVisible();
  },
};

export const Empty: Story = { args: { items: [], endNote: <Text tone="quiet">No posts yet.</Text> } };

function Growing({ start }: { start: number }) {
  const [count, setCount] = useState(start);
  return (
    <VirtualFeed
      label="Posts"
      items={posts(count)}
      itemKey={(post) => post.id}
      renderItem={drawPost}
      estimateSize={160}
      hasMore={count < 60}
      onEndReached={() => setCount(count + 12)}
      endNote={<Text tone="quiet">That is all.</Text>}
    />
  );
}

/** Grows as it is scrolled. */
export const InfiniteScroll: Story = { render: () => <Growing start={12} /> };

export const Narrow: Story = { globals: { width: '360px' }, args: { items: posts(20) } };
