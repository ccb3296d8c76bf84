import { calls } from '@portal/api';
import { failing } from '@portal/api/mock';
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

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.audits.mine, { code: 'server_error', message: 'The database is resting.' })),
  async play({ canvas }) {
    await expect(await canvas.findByText('Whether you are asked in an audit could not be loaded.')).toBeVisible();
  },
};
