import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView, notFoundView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { returnedSubmission, sampleContents, sampleOwnAudit, sampleSubmission } from '../../stories/sample-audits.ts';
import { OwnAuditScreen } from './OwnAuditScreen.tsx';

const meta = {
  title: 'CPD/Audit/Screen',
  component: OwnAuditScreen,
  args: {
    view: ready(sampleOwnAudit()),
    trackerHref: '/cpd/tracker-page',
    onDownload: fn(),
    onSubmit: fn(async () => undefined),
  },
  parameters: {
    withoutStates: { Empty: 'A member is asked or they are not; without records it says so in its place.' },
  },
} satisfies Meta<typeof OwnAuditScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };
export const Failed: Story = {
  args: { view: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('The audit could not be loaded.')).toBeVisible();
  },
};
export const NotFound: Story = {
  args: { view: notFoundView },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Audit not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To CPD Tracker' })).toHaveAttribute('href', '/cpd/tracker-page');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const Forbidden: Story = { args: { view: forbiddenView } };
export const Ready: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('Waiting for you')).toBeVisible();
    await expect(canvas.queryByText('This audit is closed.')).toBeNull();
  },
};

/** What was remarked stands beside the record that it is about. */
export const Returned: Story = {
  args: { view: ready(sampleOwnAudit({ status: 'returned', submissions: [returnedSubmission] })) },
  async play({ canvas }) {
    await expect(canvas.getByText('Remark: What did you learn?')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeVisible();
  },
};

/** Nothing is left to do, so nothing is offered. */
export const Submitted: Story = {
  args: {
    view: ready(
      sampleOwnAudit({ status: 'submitted', isWanted: false, fingerprint: null, submissions: [sampleSubmission] }),
    ),
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'This was submitted' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Submit' })).toBeNull();
  },
};

export const Accepted: Story = {
  args: { view: ready(sampleOwnAudit({ status: 'accepted', isWanted: false, submissions: [sampleSubmission] })) },
};

/** Whoever has recorded nothing can say why. */
export const WithoutRecords: Story = {
  args: {
    view: ready(
      sampleOwnAudit({
        contents: { ...sampleContents, completedHours: 0, recordsCount: 0, filesCount: 0, records: [] },
      }),
    ),
  },
  async play({ canvas }) {
    await expect(canvas.getByText('There is no finished record in this period.')).toBeVisible();
  },
};

export const Overdue: Story = { args: { view: ready(sampleOwnAudit({ isOverdue: true, dueOn: '2026-11-20' })) } };
export const ClosedMeanwhile: Story = {
  args: { view: ready(sampleOwnAudit({ isWanted: false, fingerprint: null })) },
  async play({ canvas }) {
    await expect(canvas.getByText('This audit is closed.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Submit' })).toBeNull();
  },
};
export const Narrow: Story = { globals: { width: '360px' } };
