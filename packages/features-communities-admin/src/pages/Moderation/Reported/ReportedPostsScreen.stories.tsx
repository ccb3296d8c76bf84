import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { samplePerson, samplePost } from '@portal/stories/samples/posts';
import { noDecision, sampleAdmin } from '../stories/sample-moderation.ts';
import { ReportedPostsScreen } from './ReportedPostsScreen.tsx';

const [first, second] = [samplePerson(3), samplePerson(4)];
const reportOf = (id: string, userId: string, reason: string) => ({
  ...{ id, userId, reason },
  createdAt: '2026-11-17T23:00:00.000Z',
});
const posts = [
  samplePost({
    id: 'one',
    title: 'A course that I sell',
    canEdit: true,
    reports: [
      reportOf('r-1', first.id, 'Inappropriate content'),
      reportOf('r-2', second.id, 'It is an advertisement.\nThe third one this week.'),
    ],
  }),
  samplePost({ id: 'two', title: 'What a client told me', reports: [reportOf('r-3', 'gone', 'Privacy concerns')] }),
];

const meta = {
  title: 'Communities/Admin/Reported posts/Screen',
  component: ReportedPostsScreen,
  globals: { width: '1280px' },
  args: {
    admin: sampleAdmin(),
    view: ready({ posts, reporters: [first, second], totalItemCount: 2 }),
    decision: noDecision(),
    isPending: false,
    onApprove: fn(),
    onDeny: fn(),
    onResolve: fn(),
    onResolveAll: fn(),
  },
} satisfies Meta<typeof ReportedPostsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: { behaviours: ['COM-331', 'COM-332', 'COM-333', 'COM-334'] },
  async play({ canvas, args }) {
    const [post] = posts;
    const reports = within(canvas.getByRole('region', { name: 'Reports' }));
    await expect(reports.getByText('Inappropriate content')).toBeVisible();
    await expect(reports.getByText(/^It is an advertisement/)).toBeVisible();
    await userEvent.click(
      reports.getByRole('button', { name: `Resolve the report of ${second.firstName} ${second.lastName}` }),
    );
    await expect(args.onResolve).toHaveBeenCalledWith(post?.reports[1]);
    await userEvent.click(reports.getByRole('button', { name: 'Resolve all' }));
    await expect(args.onResolveAll).toHaveBeenCalledWith(post);
    await userEvent.click(canvas.getByRole('button', { name: 'Approve the reports of A course that I sell' }));
    await expect(args.onApprove).toHaveBeenCalledWith(post);
    await userEvent.click(canvas.getByRole('button', { name: 'Deny the reports of A course that I sell' }));
    await expect(args.onDeny).toHaveBeenCalledWith(post);
  },
};

/** Who edits others' posts edits a reported one where it stands. */
export const MayBeEdited: Story = {
  parameters: { behaviours: ['COM-518'] },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions for A course that I sell' }));
    const menu = within(await within(document.body).findByRole('menu'));
    await expect(menu.getByRole('menuitem', { name: /Edit/ })).toBeVisible();
  },
};

/** One report has no button for all, and whoever has left has no name. */
export const OneReport: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: /^What a client told me/ }));
    await expect(canvas.getByText(/^Somebody who has left/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Resolve all' })).toBeNull();
  },
};

export const Loading: Story = { args: { view: loading } };
export const Empty: Story = {
  args: { view: empty },
  parameters: { behaviours: ['COM-710', 'PLT-771'] },
  async play({ canvas }) {
    await expect(canvas.getByText('No reports yet')).toBeVisible();
  },
};
export const Failed: Story = {
  args: { view: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('Reports could not be loaded.')).toBeVisible();
  },
};
export const Forbidden: Story = { args: { view: forbiddenView } };
export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
