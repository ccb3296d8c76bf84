import type { LoggedAction } from '@portal/api';
import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView, sampleProblem } from '@portal/kit/testing';
import { samplePerson } from '@portal/stories/samples/posts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LogScreen } from './LogScreen.tsx';

const deedOf = (id: string, changes: Partial<LoggedAction> = {}): LoggedAction => ({
  ...{ id, at: '2026-11-17T23:00:00.000Z', deed: 'postDeclined', postId: 'p', commentId: null },
  ...{ actor: samplePerson(3), person: samplePerson(4), subject: 'What a client told me' },
  ...{ reason: 'privacy', message: 'Please leave the name out.', note: '' },
  ...changes,
});
const name = (index: number) => `${samplePerson(index).firstName} ${samplePerson(index).lastName}`;
const quiet = { reason: null, message: '' } as const;
const deeds = [
  deedOf('3', { ...quiet, deed: 'memberBlocked', subject: '', note: 'Third warning' }),
  deedOf('2', { ...quiet, deed: 'postApproved', person: null }),
  deedOf('1'),
];

const meta = {
  title: 'Communities/Admin/Log/Screen',
  component: LogScreen,
  args: {
    view: ready({ items: deeds, total: 3 }),
    hasMore: false,
    isLoadingMore: false,
    moreProblem: null,
    loadMore: fn(),
  },
} satisfies Meta<typeof LogScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each line says who did what to whom, and below it why, what was told, and what only moderators read. */
export const Ready: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText(`${name(3)} declined “What a client told me” of ${name(4)}`)).toBeVisible();
    await expect(canvas.getByText('Reason: It tells of somebody who did not agree')).toBeVisible();
    await expect(canvas.getByText('Told: Please leave the name out.')).toBeVisible();
    await expect(canvas.getByText('For moderators: Third warning')).toBeVisible();
    await expect(canvas.getByText(/of Somebody who has left$/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const MoreBehind: Story = {
  args: { hasMore: true },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier' }));
    await expect(args.loadMore).toHaveBeenCalledOnce();
  },
};

export const MoreFailed: Story = {
  args: { hasMore: true, moreProblem: sampleProblem },
  async play({ canvas }) {
    await expect(canvas.getByText('Earlier entries could not be loaded.')).toBeVisible();
  },
};

export const Loading: Story = { args: { view: loading } };
export const Empty: Story = {
  args: { view: empty },
  async play({ canvas }) {
    await expect(canvas.getByText('Nothing was done yet')).toBeVisible();
  },
};
export const Failed: Story = {
  args: { view: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('The log could not be loaded.')).toBeVisible();
  },
};
export const Forbidden: Story = { args: { view: forbiddenView } };
export const Narrow: Story = { globals: { width: '320px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
