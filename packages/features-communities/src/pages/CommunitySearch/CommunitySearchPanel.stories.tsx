import type { FoundPost } from '@portal/api';
import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import { onAPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { samplePerson, samplePost } from '@portal/stories/samples/posts';
import { CommunitySearchPanel } from './CommunitySearchPanel.tsx';
import { notNarrowed } from './search-filters.ts';

const plain = (text: string) => [{ text, isMatch: false }];
const about = (before: string, match: string, after: string) => [
  { text: before, isMatch: false },
  { text: match, isMatch: true },
  { text: after, isMatch: false },
];

function foundPost(changes: Partial<FoundPost> = {}): FoundPost {
  const { type, status, isFrozen, isQuestion, acceptedCommentId, tags, createdAt, author, commentsCount } =
    samplePost();
  return {
    ...{ type, status, isFrozen, isQuestion, acceptedCommentId, tags, createdAt, author, commentsCount },
    postId: 'post-1',
    title: about('How firm is your first ', 'splint', ' after a repair?'),
    excerpt: about('We moved from a full dorsal blocking ', 'splint', ' to a short one last year …'),
    commentId: null,
    isSimilar: false,
    hasPoll: false,
    filesCount: 0,
    ...changes,
  };
}

const posts = [
  foundPost({ filesCount: 2, isQuestion: true, acceptedCommentId: 'k1' }),
  foundPost({
    postId: 'post-2',
    title: plain('Thumb base arthritis'),
    excerpt: about('… the ', 'splint', ' that people actually wear'),
    commentId: 'comment-9',
    author: samplePerson(9),
  }),
  foundPost({ postId: 'post-3', hasPoll: true, type: 1 }),
];

async function expectWholePlaceholder(field: HTMLElement): Promise<void> {
  const style = getComputedStyle(field);
  const pen = document.createElement('canvas').getContext('2d')!;
  pen.font = style.font;
  const room = field.clientWidth - parseFloat(style.paddingInlineStart) - parseFloat(style.paddingInlineEnd);
  await expect(pen.measureText(field.getAttribute('placeholder') ?? '').width).toBeLessThanOrEqual(room);
}

const filters = { keyword: 'splint', ...notNarrowed };
const nothing = fn();

const meta = {
  title: 'Communities/Search',
  component: CommunitySearchPanel,
  decorators: [onAPage],
  args: {
    community: { alias: 'hand-therapy', name: 'Hand Therapy' },
    view: ready({ items: posts, total: 3 }),
    more: { hasMore: false, isLoadingMore: false, loadMore: nothing },
    hasKeyword: true,
    filters,
    applied: filters,
    tags: ready({ tags: samplePost().tags }),
    authors: posts.slice(0, 2).map(({ author }) => author),
    listId: 'splint',
    onKeywordChange: fn(),
    onFiltersChange: fn(),
  },
} satisfies Meta<typeof CommunitySearchPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What fits is marked in titles and texts; a post that is found by a comment says so. */
export const Ready: Story = {
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText('3 posts')).toBeVisible();
    const marks = [...canvasElement.querySelectorAll('mark')].map(({ textContent }) => textContent);
    await expect(marks).toEqual(Array.from({ length: 5 }, () => 'splint'));
    await expect(canvas.getByText('In a comment')).toBeVisible();
    await expect(canvas.getByText('Answered question')).toBeVisible();
    await expect(canvas.getByText('2 files')).toBeVisible();
  },
};

export const NothingTyped: Story = {
  args: { view: empty, hasKeyword: false, filters: { ...filters, keyword: '' }, applied: { ...filters, keyword: '' } },
  async play({ canvas }) {
    await expect(canvas.getByText('Find what was said here')).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

export const Loading: Story = { args: { view: loading } };

export const Empty: Story = {
  args: { view: empty },
  async play({ canvas }) {
    await expect(canvas.getByText('Nothing found for “splint”')).toBeVisible();
    await expect(canvas.getByText(/^Try fewer or other words/)).toBeVisible();
  },
};

/** What the search is narrowed to may be why: it can be cleared with one press, and the words stay. */
export const NothingNarrowed: Story = {
  args: { view: empty, applied: { ...filters, kind: 'poll' }, filters: { ...filters, kind: 'poll' } },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear all' }).at(-1)!);
    await expect(args.onFiltersChange).toHaveBeenCalledWith({ keyword: 'splint', ...notNarrowed });
  },
};

export const Failed: Story = {
  args: { view: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('The search did not work. Try again.')).toBeVisible();
    await expect(canvas.getByText('The database is having a rest.')).toBeVisible();
  },
};

export const Forbidden: Story = { args: { view: forbiddenView } };

/** Nothing has the words as they were typed; what they may have meant is marked. */
export const Similar: Story = {
  args: {
    filters: { ...filters, keyword: 'splnt' },
    applied: { ...filters, keyword: 'splnt' },
    view: ready({ items: posts.slice(0, 2).map((post) => ({ ...post, isSimilar: true })), total: 2 }),
  },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText(/^No post has these words as you typed them/)).toBeVisible();
    await expect(canvasElement.querySelectorAll('mark')).toHaveLength(3);
  },
};

/** What the field asks for is read to its end. */
export const Phone: Story = {
  args: { view: empty, hasKeyword: false, filters: { ...filters, keyword: '' }, applied: { ...filters, keyword: '' } },
  globals: { width: '360px' },
  async play({ canvas }) {
    await expectWholePlaceholder(canvas.getByRole('searchbox'));
  },
};

export const PhoneRightToLeft: Story = { ...Phone, globals: { width: '360px', direction: 'rtl' } };

export const MoreCannotBeLoaded: Story = {
  args: { more: { hasMore: true, isLoadingMore: false, moreProblem: new Error('offline'), loadMore: nothing } },
  async play({ canvas }) {
    await expect(await canvas.findByText('More posts could not be loaded.')).toBeVisible();
  },
};

export const TagsFailed: Story = { args: { tags: failedView } };

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const LongWords: Story = {
  args: {
    view: ready({
      items: [foundPost({ title: about(`${long} `, long, ` ${long}`), excerpt: plain(long.repeat(2)) })],
      total: 1,
    }),
  },
  globals: { width: '360px' },
};

export const Dark: Story = { globals: { scheme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
