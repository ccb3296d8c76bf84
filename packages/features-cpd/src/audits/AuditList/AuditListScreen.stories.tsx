import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView, sampleProblem } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleAudits } from '../../stories/sample-audits.ts';
import { AuditListScreen } from './AuditListScreen.tsx';

const meta = {
  title: 'CPD/Audits/List/Screen',
  component: AuditListScreen,
  args: {
    view: ready({ items: sampleAudits, total: 2 }),
    status: null,
    hasMore: false,
    isLoadingMore: false,
    moreProblem: null,
    loadMore: fn(),
    onStatus: fn(),
    hrefOf: (id) => `/admin/cpd-audits/${id}`,
    newHref: '/admin/cpd-audits/new',
  },
} satisfies Meta<typeof AuditListScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };
export const Empty: Story = { args: { view: empty } };
export const Failed: Story = {
  args: { view: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('The audits could not be loaded.')).toBeVisible();
  },
};
export const Forbidden: Story = { args: { view: forbiddenView } };

export const Ready: Story = {
  globals: { width: '1280px' },
  async play({ canvas }) {
    await expect(await canvas.findAllByRole('row')).toHaveLength(3);
    await expect(canvas.getByText('0 of 6')).toBeVisible();
  },
};

export const MoreFailed: Story = {
  args: { hasMore: true, moreProblem: sampleProblem },
  async play({ canvas }) {
    await expect(canvas.getByText('More could not be loaded.')).toBeVisible();
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
