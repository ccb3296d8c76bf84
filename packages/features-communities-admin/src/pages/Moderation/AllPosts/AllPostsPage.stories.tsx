import { calls } from '@portal/api';
import { onAPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { asModerator, communityId, decided, failing, publishedIn } from '../stories/sample-moderation.ts';
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
