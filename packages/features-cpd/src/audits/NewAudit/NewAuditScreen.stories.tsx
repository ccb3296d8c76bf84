import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import { liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NewAuditScreen } from './NewAuditScreen.tsx';

const periods = [
  { periodId: '2026-11-30', firstDay: '2025-12-01', lastDay: '2026-11-30' },
  { periodId: '2025-11-30', firstDay: '2024-12-01', lastDay: '2025-11-30' },
];

const meta = {
  title: 'CPD/Audits/New/Screen',
  component: NewAuditScreen,
  args: { view: ready({ periods }), listHref: '/admin/cpd-audits', onBegin: fn(async () => undefined) },
  parameters: { withoutStates: { Empty: 'There is always the period of today.' } },
  beforeEach: ({ msw }) => msw.use(...liveMock({ as: 'helen.brooks@example.org' }).handlers),
} satisfies Meta<typeof NewAuditScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };
export const Failed: Story = { args: { view: failedView } };
export const Forbidden: Story = { args: { view: forbiddenView } };
export const Ready: Story = {};

export const ByName: Story = {
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('radio', { name: 'By name' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Name/ }), 'A check');
    await userEvent.click(canvas.getByRole('button', { name: 'Begin the audit' }));
    await expect(await canvas.findByText('Name somebody')).toBeVisible();
    await expect(args.onBegin).not.toHaveBeenCalled();
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
