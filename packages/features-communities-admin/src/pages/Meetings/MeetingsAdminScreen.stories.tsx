import type { Meeting } from '@portal/api';
import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView, sampleProblem } from '@portal/kit/testing';
import { liveMock } from '@portal/stories';
import { sampleMeeting } from '@portal/stories/samples/meetings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MeetingsAdminScreen } from './MeetingsAdminScreen.tsx';

const [next, over]: [Meeting, Meeting] = [
  sampleMeeting({ id: 'one', name: 'Journal club', sendNotification: true, goingCount: 3 }),
  sampleMeeting({ id: 'two', name: 'Splinting night', toDashBoard: true, goingCount: 0 }),
];

const meta = {
  title: 'Communities/Admin/Meetings/Screen',
  component: MeetingsAdminScreen,
  globals: { width: '1280px' },
  args: {
    view: ready({ items: [next, over], total: 2 }),
    isArchived: false,
    isOver: ({ id }) => id === 'two',
    renderActions: () => null,
    onAnswers: fn(),
    hasMore: false,
    isLoadingMore: false,
    moreProblem: null,
    loadMore: fn(),
  },
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof MeetingsAdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each says when it is, for whom, and what was done of it already. */
export const Ready: Story = {
  async play({ canvas, args }) {
    const table = within(canvas.getByRole('table', { name: 'Meetings' }));
    const [, first, second] = table.getAllByRole('row');
    await expect(first).toHaveTextContent('Notified');
    await expect(first).not.toHaveTextContent('On the dashboard');
    await expect(second).toHaveTextContent('On the dashboard');
    await expect(second).toHaveTextContent('Over');
    await userEvent.click(table.getByRole('button', { name: /comes?: Journal club$/ }));
    await expect(args.onAnswers).toHaveBeenCalledWith(next);
  },
};

/** Nothing is planned where nobody can come. */
export const Archived: Story = {
  args: { isArchived: true },
  async play({ canvas }) {
    await expect(canvas.getByText(/This community is archived/)).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const MoreFailed: Story = {
  args: { hasMore: true, moreProblem: sampleProblem },
  async play({ canvas }) {
    await expect(canvas.getByText('More meetings could not be loaded.')).toBeVisible();
  },
};

export const Loading: Story = { args: { view: loading } };
export const Empty: Story = {
  args: { view: empty },
  async play({ canvas }) {
    await expect(canvas.getByText('No meetings yet')).toBeVisible();
  },
};
export const Failed: Story = {
  args: { view: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('Failed to load meetings. Try again.')).toBeVisible();
  },
};
export const Forbidden: Story = { args: { view: forbiddenView } };
export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
