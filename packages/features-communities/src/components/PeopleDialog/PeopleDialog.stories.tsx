import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { samplePerson } from '@portal/stories/samples/posts';
import { nothingOf } from '../../stories/msw.ts';
import { discussedPost } from '../../stories/world-posts.ts';
import { LikesDialog } from './LikesDialog.tsx';
import { PeopleDialog } from './PeopleDialog.tsx';
import { ViewsDialog } from './ViewsDialog.tsx';

const people = (count: number) => Array.from({ length: count }, (_, index) => samplePerson(index));

const meta = {
  title: 'Communities/Post/People dialog',
  component: PeopleDialog,
  args: {
    title: 'Likes',
    emptyTitle: 'No likes yet',
    emptyHint: 'People who like this post will be listed here.',
    view: ready({ people: people(6), total: 6 }),
    onClose: fn(),
  },
} satisfies Meta<typeof PeopleDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };

export const NoLikes: Story = {
  beforeEach: nothingOf('postLikes'),
  render: ({ onClose }) => <LikesDialog postId={discussedPost.id} onClose={onClose} />,
  parameters: { behaviours: ['COM-706', 'PLT-767'] },
  async play() {
    const emptyText = await screen.findByText('No likes yet');
    await waitFor(() => expect(emptyText).toBeVisible());
  },
};

export const NoViews: Story = {
  beforeEach: nothingOf('postViews'),
  render: ({ onClose }) => <ViewsDialog postId={discussedPost.id} onClose={onClose} />,
  parameters: { behaviours: ['COM-707', 'PLT-768'] },
  async play() {
    const emptyText = await screen.findByText('No views yet');
    await waitFor(() => expect(emptyText).toBeVisible());
  },
};

export const Failed: Story = {
  args: { view: failedView },
  async play() {
    await waitFor(() => expect(screen.getByText('The list could not be loaded.')).toBeVisible());
  },
};

export const Forbidden: Story = { args: { view: forbiddenView } };

export const Ready: Story = {};
export const Many: Story = { args: { view: ready({ people: people(100), total: 312 }) } };
export const Phone: Story = { globals: { width: '360px' } };
