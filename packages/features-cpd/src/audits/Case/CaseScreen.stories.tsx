import { failed, forbidden, loading, ready } from '@portal/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { returnedSubmission, sampleCaseDetail } from '../../stories/sample-audits.ts';
import { CaseScreen } from './CaseScreen.tsx';

const meta = {
  title: 'CPD/Audits/Member/Screen',
  component: CaseScreen,
  args: {
    view: ready(sampleCaseDetail()),
    auditHrefOf: (id) => `/admin/cpd-audits/${id}`,
    actions: () => null,
    onDownload: fn(),
  },
  parameters: { withoutStates: { Empty: 'A member is asked or not; what is not submitted yet is said in its place.' } },
} satisfies Meta<typeof CaseScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const problem = { code: 'server_error', status: 500, message: 'The database is having a rest.' };

export const Loading: Story = { args: { view: loading } };
export const Failed: Story = {
  args: { view: failed(problem, fn()) },
  async play({ canvas }) {
    await expect(canvas.getByText('The member could not be loaded.')).toBeVisible();
  },
};
export const Forbidden: Story = { args: { view: forbidden({ ...problem, code: 'forbidden', status: 403 }) } };
export const Ready: Story = { globals: { width: '1280px' } };

/** Staff see nothing of a member before they have submitted it. */
export const NothingYet: Story = {
  args: { view: ready(sampleCaseDetail({ status: 'asked', submissions: [], contents: null, submittedAt: null })) },
  async play({ canvas }) {
    await expect(canvas.getByText('Nothing is submitted yet')).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Records' })).toBeNull();
  },
};

export const Returned: Story = {
  args: { view: ready(sampleCaseDetail({ status: 'returned', submissions: [returnedSubmission] })) },
};

export const Narrow: Story = { globals: { width: '360px' } };
