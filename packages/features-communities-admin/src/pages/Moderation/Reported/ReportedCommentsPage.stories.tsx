import { calls } from '@portal/api';
import { onAPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import {
  asModerator,
  commentReported,
  communityId,
  decided,
  failing,
  giveReason,
  leavePage,
  expectText,
} from '../stories/sample-moderation.ts';
import { ReportedCommentsPage } from './ReportedCommentsPage.tsx';

const meta = {
  title: 'Communities/Admin/Reported comments',
  component: ReportedCommentsPage,
  decorators: [onAPage],
  globals: { width: '1280px' },
  args: { params: { id: communityId }, search: {}, onSearchChange: fn() },
  beforeEach: asModerator(commentReported),
} satisfies Meta<typeof ReportedCommentsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));

/** Approving deletes the comment. */
export const Approve: Story = {
  parameters: { behaviours: ['COM-344', 'COM-345'] },
  async play({ canvas }) {
    await press(/^Approve the reports of the comment/);
    await giveReason('Delete comment');
    await expectText(/^Deleting the comment of/);
    leavePage();
    await expectText('Comment deleted');
    await waitFor(() => expect(canvas.getByText('No reports yet')).toBeVisible());
  },
};

/** Denying keeps it. */
export const Deny: Story = {
  parameters: { behaviours: ['COM-343', 'COM-345'] },
  async play({ canvas }) {
    await press(/^Deny the reports of the comment/);
    await expectText(/^Closing the reports of the comment of/);
    leavePage();
    await expectText('Reports closed');
    await waitFor(() => expect(canvas.getByText('No reports yet')).toBeVisible());
  },
};

export const CannotBeApproved: Story = {
  beforeEach: asModerator(commentReported, failing(calls.comments.delete, decided)),
  parameters: { behaviours: ['COM-795'] },
  async play({ canvas }) {
    await press(/^Approve the reports of the comment/);
    await giveReason('Delete comment');
    await expectText(/^Deleting the comment of/);
    leavePage();
    await expectText('Error approving report. Try again.');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^You cannot be serious/ })).toBeVisible());
  },
};

export const CannotBeDenied: Story = {
  beforeEach: asModerator(commentReported, failing(calls.moderation.denyCommentReports, decided)),
  parameters: { behaviours: ['COM-795'] },
  async play() {
    await press(/^Deny the reports of the comment/);
    leavePage();
    await expectText('Failed to decline the report(s). Please try again later.');
  },
};
