import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleMembers } from '../Members/sample-members.ts';
import { RemovedScreen } from './RemovedScreen.tsx';

const removed = sampleMembers.map((one) => ({ ...one, status: 'Removed' as const, role: 'Member' as const }));

const meta = {
  title: 'Communities/Admin/Removed members/Screen',
  component: RemovedScreen,
  args: {
    view: ready({ members: removed, totalItemCount: 23 }),
    page: 1,
    isUpdating: false,
    mayReturn: true,
    onPage: fn(),
    onReturn: fn(),
  },
} satisfies Meta<typeof RemovedScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };
export const Empty: Story = {
  args: { view: ready({ members: [], totalItemCount: 0 }) },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'Nobody was removed' })).toBeVisible();
  },
};
export const Failed: Story = {
  args: { view: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('The removed members could not be loaded.')).toBeVisible();
  },
};
export const Forbidden: Story = { args: { view: forbiddenView } };

export const Ready: Story = {
  globals: { width: '1280px' },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Return to community: Bo Li' }));
    await expect(args.onReturn).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }));
    await expect(args.onPage).toHaveBeenCalledWith(3);
  },
};

/** Nobody comes back into an archive. */
export const Archived: Story = {
  globals: { width: '1280px' },
  args: { mayReturn: false },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button', { name: /^Return/ })).toBeNull();
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
