import { inAColumn } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleAttachments, samplePost } from '@portal/stories/samples/posts';
import { PostApproval } from './PostApproval.tsx';

const post = samplePost({ attachments: sampleAttachments.slice(0, 1), canApprove: true, type: 1 });
const pendingEdit = {
  version: 1,
  isOutdated: false,
  createdByUserId: post.createdByUserId,
  updatedAt: post.updatedAt,
  title: 'How firm is your first splint after a flexor tendon repair in zone 2?',
  body: `${post.body}<p>We have since agreed on a default with the unit.</p>`,
  imageUrl: null,
  type: 4 as const,
  tags: [],
  attachments: sampleAttachments,
};

const meta = {
  title: 'Communities/Post/Approval',
  component: PostApproval,
  decorators: [inAColumn],
  args: {
    post: { ...post, pendingEdit },
    readerId: 'p-003',
    isPending: false,
    onApprove: fn(),
    onDecline: fn(),
    onChange: fn(),
    onWithdraw: fn(),
  },
} satisfies Meta<typeof PostApproval>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PostWaits: Story = {
  args: { post: { ...post, status: 2 } },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: /^Approve/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Decline/ }));
    await expect(args.onApprove).toHaveBeenCalledOnce();
    await expect(args.onDecline).toHaveBeenCalledOnce();
  },
};

/** Whoever decides reads each part that differs, before and after. */
export const ChangesWait: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getByText('Compare before and after'));
    const parts = canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    await expect(parts).toEqual(['Title', 'Text', 'Type', 'Tags', 'Attachments']);
    await expect(canvas.getByText(pendingEdit.title)).toBeVisible();
    await expect(canvas.getByText('No tags')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Approve the changes/ })).toBeEnabled();
  },
};

export const ChangesOfAnOlderPost: Story = {
  args: { post: { ...post, pendingEdit: { ...pendingEdit, isOutdated: true } } },
  async play({ canvas }) {
    await expect(canvas.getByText(/^The post has been changed since/)).toBeVisible();
  },
};

export const OwnChanges: Story = {
  args: { readerId: post.createdByUserId },
  async play({ canvas, args }) {
    await expect(canvas.getByText('Your changes wait for approval')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go on editing' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Withdraw/ }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onWithdraw).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: /^Approve/ })).toBeNull();
  },
};

/** What waits in an archived community can only be declined. */
export const InAnArchivedCommunity: Story = {
  args: { post: { ...post, status: 2, community: { ...post.community, isArchived: true } } },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button', { name: /^Approve/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: /^Decline/ })).toBeEnabled();
  },
};

export const Deciding: Story = { args: { isPending: true } };

/** Everybody else sees nothing of it. */
export const OfNoConcern: Story = {
  args: { post: samplePost({ status: 2 }), readerId: 'p-099' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const Phone: Story = { ...ChangesWait, globals: { width: '360px' } };
export const Dark: Story = { ...ChangesWait, globals: { scheme: 'dark' } };
