import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleComment, samplePerson, samplePost } from '@portal/stories/samples/posts';
import { noDecision } from '../stories/sample-moderation.ts';
import { ReportedCommentsScreen } from './ReportedCommentsScreen.tsx';

const reporter = samplePerson(4);
const report = { id: 'r-1', userId: reporter.id, reason: 'Rude', createdAt: '2026-11-17T23:00:00.000Z' };
const { id, title, community } = samplePost({ id: 'post-1' });
const comments = [
  sampleComment({ id: 'one', postId: id, body: '<p>You cannot be serious.</p>', reports: [report] }),
  sampleComment({ id: 'two', postId: 'gone', body: '<p>Buy my splints.</p>', reports: [{ ...report, id: 'r-2' }] }),
];

const meta = {
  title: 'Communities/Admin/Reported comments/Screen',
  component: ReportedCommentsScreen,
  globals: { width: '1280px' },
  args: {
    view: ready({ comments, posts: [{ id, title, community }], reporters: [reporter], totalItemCount: 2 }),
    decision: noDecision(),
    onApprove: fn(),
    onDeny: fn(),
  },
} satisfies Meta<typeof ReportedCommentsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each opens under its line, or beside the list, and closes again. */
export const Ready: Story = {
  parameters: { behaviours: ['COM-341', 'COM-342', 'COM-343', 'COM-344'] },
  async play({ canvas, args }) {
    const rows = () => canvas.getAllByRole('button', { expanded: true });
    await expect(rows()).toHaveLength(1);
    await expect(within(canvas.getByRole('region', { name: 'Reports' })).getByText('Rude')).toBeVisible();
    await expect(canvas.getByRole('link', { name: title })).toHaveAttribute(
      'href',
      '/communities/hand-therapy/posts/post-1',
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Approve the reports of the comment/ }));
    await expect(args.onApprove).toHaveBeenCalledWith(comments[0]);
    await userEvent.click(canvas.getByRole('button', { name: /^Deny the reports of the comment/ }));
    await expect(args.onDeny).toHaveBeenCalledWith(comments[0]);
    await userEvent.click(canvas.getByRole('button', { name: /^Buy my splints/ }));
    await expect(canvas.getByRole('button', { name: /^Buy my splints/ })).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('button', { name: /^Buy my splints/ }));
    await expect(canvas.queryByRole('region', { name: 'Reports' })).toBeNull();
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
export const Failed: Story = { args: { view: failedView } };
export const Forbidden: Story = { args: { view: forbiddenView } };
export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
