import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { samplePost } from '@portal/stories/samples/posts';
import { sampleAdmin } from '../stories/sample-moderation.ts';
import { ArchiveScreen } from './ArchiveScreen.tsx';

const posts = [
  samplePost({ id: 'declined', status: 99, title: 'A course that I sell' }),
  samplePost({ id: 'reported', status: 4, title: 'What a client told me' }),
];

const meta = {
  title: 'Communities/Admin/Archived posts/Screen',
  component: ArchiveScreen,
  globals: { width: '1280px' },
  args: {
    admin: sampleAdmin(),
    view: ready({ items: posts, total: 2 }),
    hasMore: false,
    isLoadingMore: false,
    moreProblem: null,
    loadMore: fn(),
    onPublish: fn(),
  },
} satisfies Meta<typeof ArchiveScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: { behaviours: ['COM-327', 'COM-328', 'COM-329'] },
  async play({ canvas, args }) {
    await expect(canvas.getByText('Archived')).toBeVisible();
    await expect(canvas.getByText('Archived after reports')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View post A course that I sell' })).toHaveAttribute(
      'href',
      '/communities/hand-therapy/posts/declined',
    );
    await expect(canvas.getAllByRole('link', { name: /^View post/ })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Publish What a client told me' }));
    await expect(args.onPublish).toHaveBeenCalledWith(posts[1]);
  },
};

/** Who does not delete posts publishes nothing that was archived for its reports. */
export const ForAnEditor: Story = {
  args: { admin: sampleAdmin(['postEdit', 'postApprove']) },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('button', { name: /^Publish/ })).toHaveLength(1);
  },
};

export const Loading: Story = { args: { view: loading } };
export const Empty: Story = {
  args: { view: empty },
  async play({ canvas }) {
    await expect(canvas.getByText('Nothing is archived')).toBeVisible();
  },
};
export const Failed: Story = { args: { view: failedView } };
export const Forbidden: Story = { args: { view: forbiddenView } };
export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
