import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { samplePost } from '@portal/stories/samples/posts';
import { noDecision, sampleAdmin } from '../stories/sample-moderation.ts';
import { PendingPostsScreen } from './PendingPostsScreen.tsx';

const posts = ['One', 'Two', 'Three'].map((title) => samplePost({ id: title, status: 2, title, canApprove: true }));
const [one, two] = posts;

const meta = {
  title: 'Communities/Admin/Pending posts/Screen',
  component: PendingPostsScreen,
  globals: { width: '1280px' },
  args: {
    admin: sampleAdmin(),
    view: ready({ items: posts, total: 3 }),
    shows: 'table',
    page: '/admin/community/c-01/pending-posts',
    heldPosts: [],
    decision: noDecision(),
    hasMore: false,
    isLoadingMore: false,
    moreProblem: null,
    loadMore: fn(),
    onApprove: fn(),
    onDecline: fn(),
  },
} satisfies Meta<typeof PendingPostsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first is open beside the list, with all that is decided by. */
export const Ready: Story = {
  parameters: { behaviours: ['COM-321', 'COM-322', 'COM-323', 'COM-512', 'COM-513'] },
  async play({ canvas, args }) {
    await expect(canvas.getByRole('link', { name: 'Table' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Feed' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'One' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Approve One' }));
    await expect(args.onApprove).toHaveBeenCalledWith(one);
    await userEvent.click(canvas.getByRole('button', { name: /^Two/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Decline Two' }));
    await expect(args.onDecline).toHaveBeenCalledWith(two);
  },
};

/** The portal held them itself, and says why. */
export const HeldForReview: Story = {
  args: {
    shows: 'feed',
    heldPosts: [
      { postId: 'One', because: 'words', word: 'miracle cure' },
      { postId: 'Two', because: 'newcomer', word: '' },
    ],
  },
  async play({ canvas }) {
    const postAt = (index: number) => within(canvas.getAllByRole('article')[index] ?? document.body);
    await expect(postAt(0).getByText('Held for review: “miracle cure” stands in it.')).toBeVisible();
    await expect(postAt(1).getByText(/^Held for review: somebody who is new here/)).toBeVisible();
    await expect(postAt(2).queryByText(/^Held for review/)).toBeNull();
  },
};

export const Feed: Story = {
  args: { shows: 'feed' },
  parameters: { behaviours: ['COM-321'] },
  async play({ canvas, args }) {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Approve Two' }));
    await expect(args.onApprove).toHaveBeenCalledWith(two);
  },
};

/** The keys go through the list and decide; after a decision the focus stands on the next. */
export const Keyboard: Story = {
  async play({ canvas, args }) {
    const keys = within(canvas.getByRole('group', { name: 'Keys on this page' }));
    await expect(keys.getByText('approve')).toBeVisible();
    canvas.getByRole('button', { name: /^One/ }).focus();
    await userEvent.keyboard('j');
    await expect(canvas.getByRole('button', { name: /^Two/ })).toHaveFocus();
    await userEvent.keyboard('k');
    await expect(canvas.getByRole('button', { name: /^One/ })).toHaveFocus();
    await userEvent.keyboard('a');
    await expect(args.onApprove).toHaveBeenCalledWith(one);
    await expect(canvas.getByRole('button', { name: /^Two/ })).toHaveFocus();
    await userEvent.keyboard('d');
    await expect(args.onDecline).toHaveBeenCalledWith(two);
  },
};

/** The first is open, and the focus went on to the second: the keys are for that. */
export const KeyboardOnAClosedRow: Story = {
  async play({ canvas, args }) {
    const rowOf = (name: RegExp) => canvas.getByRole('button', { name });
    const second = rowOf(/^Two/);
    for (let presses = 0; presses < 40 && document.activeElement !== second; presses += 1) await userEvent.tab();
    await expect(second).toHaveFocus();
    await expect(rowOf(/^One/)).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('a');
    await expect(args.onApprove.mock.calls).toEqual([[two]]);
    await expect(rowOf(/^Three/)).toHaveFocus();
    await expect(rowOf(/^Three/)).toHaveAttribute('aria-expanded', 'true');
    rowOf(/^One/).focus();
    await userEvent.keyboard('j');
    await expect(second).toHaveFocus();
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    rowOf(/^One/).focus();
    await userEvent.keyboard('d');
    await expect(args.onDecline.mock.calls).toEqual([[one]]);
  },
};

/** Where keys would decide about what may not be decided about, its row opens and says what there is. */
export const KeyboardWithoutTheRight: Story = {
  args: { admin: sampleAdmin(['postEdit']) },
  async play({ canvas, args }) {
    canvas.getByRole('button', { name: /^Two/ }).focus();
    await userEvent.keyboard('a');
    await expect(canvas.getByRole('heading', { level: 2, name: 'Two' })).toBeVisible();
    await expect(args.onApprove).not.toHaveBeenCalled();
  },
};

/** What is held can be taken back, with its button or its key. */
export const Held: Story = {
  args: {
    decision: noDecision({
      held: { id: 'One', text: 'Approving “One”', send: () => Promise.resolve() },
      decidedIds: new Set(['One']),
    }),
  },
  async play({ canvas, args }) {
    await expect(canvas.getByText('Approving “One”')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^One/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    canvas.getByRole('button', { name: /^Two/ }).focus();
    await userEvent.keyboard('z');
    await expect(args.decision.undo).toHaveBeenCalledTimes(2);
  },
};

/** Of who may not approve, nothing is asked. */
export const NotToApprove: Story = {
  args: { admin: sampleAdmin(['postEdit']) },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button', { name: /^(Approve|Decline)/ })).toBeNull();
  },
};

export const Loading: Story = { args: { view: loading } };
export const Empty: Story = {
  args: { view: empty },
  async play({ canvas }) {
    await expect(canvas.getByText('Nothing waits for approval')).toBeVisible();
  },
};
export const Failed: Story = { args: { view: failedView } };
export const Forbidden: Story = { args: { view: forbiddenView } };
export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
