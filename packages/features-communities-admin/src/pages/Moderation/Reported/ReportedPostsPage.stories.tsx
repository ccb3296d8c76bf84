import { calls, postStatuses } from '@portal/api';
import { onAPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  asModerator,
  changeMeanwhile,
  communityId,
  decided,
  failing,
  giveReason,
  leavePage,
  rowOf,
  statusOf,
  expectText,
  twoReported,
} from '../stories/sample-moderation.ts';
import { ReportedPostsPage } from './ReportedPostsPage.tsx';

const meta = {
  title: 'Communities/Admin/Reported posts',
  component: ReportedPostsPage,
  decorators: [onAPage],
  globals: { width: '1280px' },
  args: { params: { id: communityId }, search: {}, onSearchChange: fn() },
  beforeEach: asModerator(twoReported),
} satisfies Meta<typeof ReportedPostsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One report is resolved, then the rest are denied; the other post is archived for its report. */
export const Live: Story = {
  parameters: { behaviours: ['COM-335', 'COM-336', 'COM-338'] },
  async play({ canvas }) {
    await expect(await rowOf(/^The first that was reported.*2 reports$/)).toBeVisible();
    const [resolve] = canvas.getAllByRole('button', { name: /^Resolve the report of/ });
    if (resolve === undefined) throw new Error('There is no report to resolve');
    await userEvent.click(resolve);
    await expectText('Reports closed');
    await expect(await rowOf(/^The first that was reported.*1 report$/)).toBeVisible();
    (await rowOf(/^The first that was reported/)).focus();
    await userEvent.keyboard('d');
    await expectText('Closing the reports of “The first that was reported”');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^The second that was reported/ })).toHaveFocus());
    await userEvent.keyboard('a');
    await giveReason('Archive post');
    await expectText('Archiving “The second that was reported”');
    leavePage();
    await expectText('Post archived');
    await expect(statusOf('The first that was reported')).toBe(postStatuses.published);
    await expect(statusOf('The second that was reported')).toBe(postStatuses.archivedDueToReported);
    await waitFor(() => expect(canvas.getByText('No reports yet')).toBeVisible());
  },
};

export const ResolveAll: Story = {
  parameters: { behaviours: ['COM-337'] },
  async play({ canvas }) {
    await rowOf(/^The first that was reported/);
    await userEvent.click(canvas.getByRole('button', { name: 'Resolve all' }));
    await expectText('Reports closed');
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^The first that was reported/ })).toBeNull());
    await expect(canvas.getByRole('button', { name: /^The second that was reported/ })).toBeVisible();
  },
};

export const CannotBeApproved: Story = {
  beforeEach: asModerator(twoReported, failing(calls.posts.setStatus, decided)),
  parameters: { behaviours: ['COM-793'] },
  async play({ canvas }) {
    (await rowOf(/^The first that was reported/)).focus();
    await userEvent.keyboard('a');
    await giveReason('Archive post');
    await expectText('Archiving “The first that was reported”');
    leavePage();
    await expectText('Error approving report. Try again.');
    await expectText(decided.message);
    await waitFor(() => expect(canvas.getByRole('button', { name: /^The first that was reported/ })).toBeVisible());
  },
};

/** Its author has changed it since the list was read: nothing is decided unread, and the list is read again. */
export const ChangedMeanwhile: Story = {
  async play({ canvas }) {
    (await rowOf(/^The first that was reported/)).focus();
    changeMeanwhile('The first that was reported');
    await userEvent.keyboard('a');
    await giveReason('Archive post');
    await expectText('Archiving “The first that was reported”');
    leavePage();
    await expectText('Error approving report. Try again.');
    await expectText('Somebody else has changed this post meanwhile.');
    await expect(statusOf('The first that was reported')).toBe(postStatuses.published);
    await userEvent.click(await rowOf(/^The first that was reported/));
    await expect(await canvas.findByText('In kinder words.')).toBeVisible();
  },
};

export const CannotBeDenied: Story = {
  beforeEach: asModerator(twoReported, failing(calls.moderation.denyPostReports, decided)),
  parameters: { behaviours: ['COM-794'] },
  async play({ canvas }) {
    await rowOf(/^The first that was reported/);
    const reports = within(canvas.getByRole('region', { name: 'Reports' }));
    await userEvent.click(reports.getByRole('button', { name: 'Resolve all' }));
    await expectText('Failed to decline the report(s). Please try again later.');
    await expect(canvas.getByRole('button', { name: /^The first that was reported/ })).toBeVisible();
  },
};
