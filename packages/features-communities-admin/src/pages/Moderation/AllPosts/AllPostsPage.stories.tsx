import { calls } from '@portal/api';
import { onAPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import {
  approveElsewhere,
  asModerator,
  communityId,
  decided,
  failing,
  giveReason,
  publishedIn,
  statusOf,
  twoWait,
} from '../stories/sample-moderation.ts';
import { AllPostsPage } from './AllPostsPage.tsx';

type State = Parameters<typeof publishedIn>[0];

/** The newest post was deleted. */
function oneDeleted(state: State): void {
  const [post] = publishedIn(state);
  if (post) state.posts.change(post.id, { status: 3, title: 'Gone by mistake' });
}

const meta = {
  title: 'Communities/Admin/All posts',
  component: AllPostsPage,
  decorators: [onAPage],
  globals: { width: '1280px' },
  args: { params: { id: communityId }, search: {}, onSearchChange: fn() },
  beforeEach: asModerator(oneDeleted),
} satisfies Meta<typeof AllPostsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const restore = async () => userEvent.click(await screen.findByRole('button', { name: 'Restore Gone by mistake' }));

/** A post that is restored is published again, in the list that is read anew. */
export const Live: Story = {
  parameters: { behaviours: ['COM-330', 'COM-517'] },
  async play({ canvas }) {
    await restore();
    await waitFor(() => expect(screen.getByText('Post restored')).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Restore Gone by mistake' })).toBeNull());
    await expect(canvas.getByRole('link', { name: /Gone by mistake/ })).toBeVisible();
  },
};

export const CannotBeRestored: Story = {
  beforeEach: asModerator(oneDeleted, failing(calls.posts.setStatus, decided)),
  parameters: { behaviours: ['COM-783'] },
  async play() {
    await restore();
    await waitFor(() => expect(screen.getByText('Error restoring post. Try again.')).toBeVisible());
    await expect(screen.getByText(decided.message)).toBeVisible();
  },
};

const select = async (title: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(title) }));

/** One of two was decided by somebody else meanwhile: the other is, and the list says of this one by whom. */
export const SeveralAtOnce: Story = {
  beforeEach: asModerator(twoWait),
  async play({ canvas }) {
    await select('The first that waits');
    await select('The second that waits');
    approveElsewhere('The second that waits');
    await userEvent.click(await screen.findByRole('button', { name: 'Decline 2 posts' }));
    await giveReason('Decline');
    await waitFor(() => expect(screen.getByText('1 decided, 1 not: the list says why.')).toBeVisible());
    await expect(statusOf('The first that waits')).toBe(99);
    await expect(statusOf('The second that waits')).toBe(1);
    await waitFor(() => expect(canvas.getByText(/has approved this post already\.$/)).toBeVisible());
  },
};

export const NoneCouldBeDecided: Story = {
  beforeEach: asModerator(twoWait, failing(calls.moderation.setStatuses, decided)),
  async play() {
    await select('The first that waits');
    await userEvent.click(await screen.findByRole('button', { name: 'Approve 1 post' }));
    await waitFor(() => expect(screen.getByText('Nothing could be decided. Try again.')).toBeVisible());
    await expect(statusOf('The first that waits')).toBe(2);
  },
};
