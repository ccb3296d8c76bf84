import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { Card } from '../../layout/Card/Card.tsx';
import { Heading } from '../../foundations/Heading/Heading.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { onSurface } from '../../foundations/story-surface.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { InfiniteList } from './InfiniteList.tsx';

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
  title: 'Components/Data/InfiniteList',
  component: InfiniteList<Post>,
  decorators: [onSurface],
  args: {
    label: 'Posts',
    items: posts(1000),
    itemKey: (post) => post.id,
    renderItem: drawPost,
    estimateSize: 160,
    onEndReached: fn(),
  },
  parameters: {
    usage: {
      use: [
        'For a long list that is read in one go: posts, comments, members, notifications.',
        'With hasMore, isLoadingMore and loadMoreError, so that its end always says what is going on.',
        'With a restoreKey where people open an item and come back.',
      ],
      avoid: [
        'Records that are compared or worked through: use Table with a Pager.',
        'Cards beside each other: use VirtualGrid.',
        'A handful of things: use Stack.',
      ],
    },
  },
} satisfies Meta<typeof InfiniteList<Post>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Goes to the end as it is by then, until something holds: what is rendered on the way may make the list higher. */
const atTheEnd = (holds: () => unknown) =>
  waitFor(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    return holds();
  });

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

/** How many items were on the page when each of them came. */
let counted: number[] = [];

function CountedItem() {
  useLayoutEffect(() => {
    counted.push(document.querySelectorAll('[role="listitem"]').length);
  }, []);
  return <div style={{ blockSize: window.innerHeight * 0.6 }} />;
}

/** The first item is rendered with the page, then what is in sight, and what is around it after that. */
export const InSightFirst: Story = {
  args: { renderItem: () => <CountedItem /> },
  beforeEach() {
    counted = [];
  },
  render: (args) => <InfiniteList {...args} estimateSize={window.innerHeight * 0.6} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(5));
    await expect(counted).toEqual([1, 2, 5, 5, 5]);
  },
};

/** The next page is asked for before the end is seen, once. */
export const EndReached: Story = {
  args: { items: posts(12), hasMore: true, total: 240 },
  play: async ({ canvasElement, args }) => {
    await within(canvasElement).findByRole('heading', { name: 'Post 1' });
    await atTheEnd(() => expect(args.onEndReached).toHaveBeenCalledOnce());
    window.scrollTo(0, 0);
  },
};

/** What was asked for and did not come is asked for again while the end stays in sight. */
export const AskedAgain: Story = {
  args: { items: posts(12), hasMore: true, total: 240 },
  play: async ({ canvasElement, args }) => {
    await within(canvasElement).findByRole('heading', { name: 'Post 1' });
    await atTheEnd(() => expect(args.onEndReached).toHaveBeenCalledTimes(2));
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

interface GrowingProps {
  start: number;
  /** The first time more is asked for, it does not come. */
  failsOnce?: boolean;
}

function Growing({ start, failsOnce = false }: GrowingProps) {
  const [count, setCount] = useState(start);
  const [tries, setTries] = useState(0);
  const hasFailed = failsOnce && tries === 1;
  return (
    <InfiniteList
      label="Posts"
      items={posts(count)}
      itemKey={(post) => post.id}
      renderItem={drawPost}
      estimateSize={160}
      total={60}
      hasMore={count < 60}
      loadMoreError={hasFailed ? 'The next posts did not load.' : null}
      onEndReached={() => {
        setTries(tries + 1);
        if (!failsOnce || tries > 0) setCount(Math.min(60, count + 12));
      }}
      endNote={<Text tone="quiet">That is all.</Text>}
    />
  );
}

/** Grows as it is scrolled, and says so. */
export const Scrolling: Story = {
  render: () => <Growing start={12} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Post 1' });
    await atTheEnd(() => expect(canvas.getByText(/^\d+ of 60 loaded$/)).toBeInTheDocument());
    window.scrollTo(0, 0);
  },
};

/** What did not come is said at the end, and is not asked for again until somebody says so: here by keyboard alone. */
export const Keyboard: Story = {
  render: () => <Growing start={3} failsOnce />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Post 1' });
    await atTheEnd(() => expect(canvas.getByText('The next posts did not load.')).toBeVisible());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText('The next posts did not load.')).toBeNull());
    await expect(await canvas.findByText(/^\d+ of 60 loaded$/)).toBeInTheDocument();
    window.scrollTo(0, 0);
  },
};

export const LoadMoreFailed: Story = {
  args: { items: posts(2), hasMore: true, loadMoreError: 'The next posts did not load.' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The next posts did not load.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.onEndReached).toHaveBeenCalledOnce());
  },
};

/** Without a skeleton of its own it says in words that more is coming. */
export const LoadingInWords: Story = { args: { items: posts(2), hasMore: true, isLoadingMore: true } };

/** The item that has the focus stays mounted while it is out of sight. */
export const FocusKept: Story = {
  args: {
    renderItem: (post) => (
      <Card as="article">
        <Button>{`Open ${post.title}`}</Button>
      </Card>
    ),
  },
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('button', { name: 'Open Post 1' });
    first.focus();
    window.scrollTo(0, document.documentElement.scrollHeight / 2);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Open Post 3' })).toBeNull());
    await waitFor(() => expect(first).toHaveFocus());
    window.scrollTo(0, 0);
  },
};

export const Narrow: Story = {
  globals: { width: '360px', viewport: { value: 'mobile1' } },
  args: { items: posts(20) },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { items: posts(4), hasMore: true, loadMoreError: 'The next posts did not load.' },
};
