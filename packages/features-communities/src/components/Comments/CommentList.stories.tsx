import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import { onAPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { canBeAnswered } from '../../model/comment-tree.ts';
import { commentRights, reader } from '../../model/post-permissions.ts';
import {
  manyComments,
  sampleAttachments,
  sampleComment,
  samplePost,
  sampleThread,
} from '@portal/stories/samples/posts';
import { CommentItem } from './CommentItem.tsx';
import { CommentList } from './CommentList.tsx';

const nothing = fn();
const me = reader('p-001', ['commentCreate']);

const meta = {
  title: 'Communities/Post/Comments',
  component: CommentList,
  decorators: [onAPage],
  args: {
    view: ready(sampleThread),
    emptyHint: 'Be the first to answer.',
    renderComment: (node) => (
      <CommentItem
        comment={node.comment}
        rights={commentRights(node.comment, samplePost(), me)}
        role="Member"
        canReply={canBeAnswered(node)}
        like={{ isOn: node.comment.isLiked, count: node.comment.likesCount, toggle: nothing }}
        onReply={nothing}
        onEdit={nothing}
        onDelete={nothing}
        onReport={nothing}
      />
    ),
  },
} satisfies Meta<typeof CommentList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The accepted answer stands first, marked, with what was said to it. */
export const AcceptedAnswer: Story = {
  args: {
    acceptedId: 'k5',
    renderComment: (node) => (
      <CommentItem
        comment={node.comment}
        rights={commentRights(node.comment, samplePost({ isQuestion: true }), me)}
        canReply={canBeAnswered(node)}
        isAccepted={node.comment.id === 'k5'}
        like={{ isOn: node.comment.isLiked, count: node.comment.likesCount, toggle: nothing }}
        onReply={nothing}
        onEdit={nothing}
        onDelete={nothing}
        onReport={nothing}
      />
    ),
  },
  async play({ canvas }) {
    const [first] = canvas.getAllByRole('article');
    await expect(within(first!).getByText('Accepted answer')).toBeVisible();
    await expect(first).toHaveTextContent('Showers from day three here');
    await expect(canvas.getAllByText('Accepted answer')).toHaveLength(1);
  },
};

export const Loading: Story = { args: { view: loading } };

export const Empty: Story = {
  args: { view: empty },
  parameters: { behaviours: ['COM-708', 'PLT-769'] },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('No comments yet')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { view: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('Comments could not be loaded.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const Forbidden: Story = { args: { view: forbiddenView } };

/** Replies nest to three levels; the third cannot be answered, and an edited comment says so. */
export const Ready: Story = {
  parameters: { behaviours: ['COM-187', 'COM-188', 'COM-191'] },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    const deepest = page.getByText('Could you share the sheet?').closest('article');
    if (deepest === null) throw new Error('A comment is an article');
    await expect(within(deepest).queryByRole('button', { name: /^Reply/ })).toBeNull();
    await expect(
      deepest.parentElement?.closest('ul')?.parentElement?.closest('ul')?.parentElement?.closest('ul'),
    ).not.toBeNull();
    await expect(page.getAllByText('edited')).toHaveLength(1);
  },
};

export const One: Story = { args: { view: ready([sampleComment()]) } };

export const WrittenForTheAuthor: Story = {
  args: { view: ready([sampleComment({ writtenBy: { id: 'p-004', name: 'Helen Brooks' } })]) },
  globals: { width: '320px' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText(/^written by Helen Brooks on behalf of /)).toBeVisible();
  },
};

export const WithFiles: Story = {
  args: { view: ready([sampleComment({ attachments: sampleAttachments })]) },
  parameters: { behaviours: ['COM-192'] },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('Flexor tendon handout.pdf')).toBeVisible();
  },
};

/** A thousand comments: only the threads near the reader are mounted. */
export const AThousand: Story = {
  args: { view: ready(manyComments(1000)) },
  async play({ canvasElement }) {
    const mounted = () => canvasElement.querySelectorAll('article').length;
    await waitFor(() => expect(mounted()).toBeGreaterThan(1));
    await expect(mounted()).toBeLessThan(60);
  },
};

export const Phone: Story = { globals: { width: '360px' } };

export const VeryLongWords: Story = {
  args: { view: ready([sampleComment({ body: `<p>${'Rehabilitationswissenschaftler'.repeat(8)}</p>` })]) },
  globals: { width: '360px' },
};
