import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView, sampleProblem } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleDeskEvent } from '../../stories/sample-desk-events.ts';
import { sampleWaitingList } from '../../stories/sample-waiting-list.ts';
import { WaitingScreen } from './WaitingScreen.tsx';

const meta = {
  title: 'Events/Desk/Waiting/Screen',
  component: WaitingScreen,
  args: {
    view: ready({ items: sampleWaitingList, total: 4 }),
    event: ready(sampleDeskEvent),
    hasMore: false,
    isLoadingMore: false,
    moreProblem: null,
    loadMore: fn(),
    backHref: '/admin/events/e-001',
    onRemove: fn(),
  },
} satisfies Meta<typeof WaitingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading, event: loading } };

export const Empty: Story = {
  args: { view: empty },
  async play({ canvas }) {
    await expect(canvas.getByText('Nobody is waiting')).toBeVisible();
  },
};

export const Failed: Story = { args: { view: failedView, event: failedView } };
export const Forbidden: Story = { args: { view: forbiddenView } };

export const Ready: Story = {
  globals: { width: '1280px' },
  async play({ canvas, args }) {
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
    await expect(canvas.getByRole('button', { name: 'Take off the list: Bo Li' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Take off the list: Mia Nguyen' }));
    await expect(args.onRemove).toHaveBeenCalledWith(sampleWaitingList[2]);
  },
};

export const MoreFailed: Story = {
  args: { hasMore: true, moreProblem: sampleProblem },
  async play({ canvas, args }) {
    await expect(canvas.getByText('More people could not be loaded.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more people' }));
    await expect(args.loadMore).toHaveBeenCalled();
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark', width: '1280px' } };
