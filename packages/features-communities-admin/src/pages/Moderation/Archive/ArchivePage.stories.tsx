import { calls } from '@portal/api';
import { onAPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { asModerator, communityId, decided, failing, publishedIn } from '../stories/sample-moderation.ts';
import { ArchivePage } from './ArchivePage.tsx';

type State = Parameters<typeof publishedIn>[0];

function oneArchived(state: State): void {
  const [post] = publishedIn(state);
  if (post) state.posts.change(post.id, { status: 99, title: 'Declined too soon' });
}

const meta = {
  title: 'Communities/Admin/Archived posts',
  component: ArchivePage,
  decorators: [onAPage],
  globals: { width: '1280px' },
  args: { params: { id: communityId }, search: {}, onSearchChange: fn() },
  beforeEach: asModerator(oneArchived),
} satisfies Meta<typeof ArchivePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const publish = async () => userEvent.click(await screen.findByRole('button', { name: 'Publish Declined too soon' }));

export const Live: Story = {
  parameters: { behaviours: ['COM-328'] },
  async play({ canvas }) {
    await publish();
    await waitFor(() => expect(screen.getByText('Post published')).toBeVisible());
    await waitFor(() => expect(canvas.queryByText('Declined too soon')).toBeNull());
  },
};

export const CannotBePublished: Story = {
  beforeEach: asModerator(oneArchived, failing(calls.posts.setStatus, decided)),
  parameters: { behaviours: ['COM-787'] },
  async play({ canvas }) {
    await publish();
    await waitFor(() => expect(screen.getByText('Unable to publish the post. Please try again later.')).toBeVisible());
    await expect(canvas.getByText('Declined too soon')).toBeVisible();
  },
};
