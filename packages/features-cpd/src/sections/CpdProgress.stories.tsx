import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import { inAColumn } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePeriod } from '../stories/sample-cpd.ts';
import { CpdProgress } from './CpdProgress.tsx';

const meta = {
  title: 'CPD/Home/Progress',
  component: CpdProgress,
  decorators: [inAColumn],
  args: { view: ready(samplePeriod({ completedTotalHours: 14, minimumRequiredHours: 20 })) },
  parameters: { withoutStates: { Empty: 'There is always the period of today, with nothing in it at first.' } },
} satisfies Meta<typeof CpdProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: { behaviours: ['HOM-035'] },
  async play({ canvas }) {
    await expect(canvas.getByRole('region', { name: 'CPD progress' })).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Current CPD progress' })).toHaveAttribute(
      'aria-valuetext',
      '14/20 hrs',
    );
    await expect(canvas.getByText('70%')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open CPD tracker' })).toHaveAttribute('href', '/cpd/tracker-page');
  },
};

export const Loading: Story = { args: { view: loading } };
export const Failed: Story = { args: { view: failedView } };
export const Forbidden: Story = { args: { view: forbiddenView } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
