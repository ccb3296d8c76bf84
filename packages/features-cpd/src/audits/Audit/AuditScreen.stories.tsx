import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView, notFoundView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleAudit, sampleAudits } from '../../stories/sample-audits.ts';
import { AuditScreen } from './AuditScreen.tsx';

const meta = {
  title: 'CPD/Audits/Audit/Screen',
  component: AuditScreen,
  args: {
    view: ready(sampleAudit),
    backHref: '/admin/cpd-audits',
    actions: () => null,
    members: null,
    trail: null,
  },
  parameters: { withoutStates: { Empty: 'An audit is there or it is not.' } },
} satisfies Meta<typeof AuditScreen>;

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
    for (const link of canvas.getAllByRole('link', { name: 'CPD audits' }))
      await expect(link).toHaveAttribute('href', '/admin/cpd-audits');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const Forbidden: Story = { args: { view: forbiddenView } };

/** A sample says how it was drawn. */
export const Ready: Story = {
  globals: { width: '1280px' },
  async play({ canvas }) {
    await expect(canvas.getByText('6 of 240 members, drawn at random')).toBeVisible();
    await expect(canvas.getByText(/Drawn by the seed 7f3a91c4/)).toBeVisible();
  },
};

export const ByName: Story = {
  args: { view: ready(sampleAudits[1] ?? sampleAudit) },
  async play({ canvas }) {
    await expect(canvas.getByText('1 member, by name')).toBeVisible();
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
