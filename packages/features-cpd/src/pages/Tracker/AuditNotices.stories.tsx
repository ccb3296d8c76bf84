import { calls } from '@portal/api';
import { failing, replying } from '@portal/demo/mock';
import { sampleProblem } from '@portal/kit/testing';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AuditNotices } from './AuditNotices.tsx';

const meta = {
  title: 'CPD/Tracker/Notices of audits',
  component: AuditNotices,
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof AuditNotices>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A member is told what they are asked for and until when. */
export const Asked: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByText('Annual audit: show your records')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Look and submit' })).toHaveAttribute(
      'href',
      '/cpd/audits/audit-annual-mia',
    );
  },
};

export const Returned: Story = {
  beforeEach: ({ msw }) => msw.use(...liveMock({ as: 'priya.sharma@example.org' }).handlers),
  async play({ canvas }) {
    await expect(await canvas.findByText('Annual audit: something is missing')).toBeVisible();
  },
};

/** What is missing comes before that it is late. */
export const ReturnedAndOverdue: Story = {
  beforeEach: answering(
    replying(calls.audits.mine, {
      audits: [
        {
          caseId: 'a',
          name: 'Annual audit',
          period: { firstDay: '2024-12-01', lastDay: '2025-11-30' },
          status: 'returned',
          dueOn: '2026-11-10',
          isOverdue: true,
          isWanted: true,
          submittedAt: '2026-11-01T03:00:00.000Z',
        },
      ],
    }),
  ),
  async play({ canvas }) {
    await expect(await canvas.findByText('Annual audit: something is missing')).toBeVisible();
    await expect(
      canvas.getByText('Read what is missing, complete your records and submit them again by 10/11/2026.'),
    ).toBeVisible();
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.audits.mine, sampleProblem)),
  async play({ canvas }) {
    await expect(await canvas.findByText('Whether you are asked in an audit could not be loaded.')).toBeVisible();
  },
};
