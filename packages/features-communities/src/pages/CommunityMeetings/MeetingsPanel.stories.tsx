import { empty, forbidden, loading, ready } from '@portal/kit';
import { failedView } from '@portal/kit/testing';
import { liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleMeeting } from '@portal/stories/samples/meetings';
import { MeetingsPanel } from './MeetingsPanel.tsx';

const many = Array.from({ length: 25 }, (_, index) =>
  sampleMeeting({ id: `meeting-${index}`, name: `Meeting ${index + 1}`, assets: [] }),
);

const meta = {
  title: 'Communities/Meetings/Of a community',
  component: MeetingsPanel,
  args: { view: ready([sampleMeeting()]), isPast: false, meetingId: '', onChoose: fn() },
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof MeetingsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: { behaviours: ['COM-200'] },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
};

/** What is behind those that have been loaded is fetched once all of them are shown. */
export const MoreBehind: Story = {
  args: {
    view: ready(many.slice(0, 15)),
    more: { hasMore: true, isLoadingMore: false, loadMore: fn() },
  },
  async play({ canvas, args }) {
    const button = () => canvas.getByRole('button', { name: 'Show 10 more' });
    await userEvent.click(button());
    await expect(canvas.getAllByRole('article')).toHaveLength(15);
    await expect(args.more?.loadMore).toHaveBeenCalledOnce();
    await userEvent.click(button());
    await expect(args.more?.loadMore).toHaveBeenCalledTimes(2);
  },
};

export const MoreCannotBeLoaded: Story = {
  args: {
    view: ready(many.slice(0, 5)),
    more: { hasMore: true, isLoadingMore: false, moreProblem: { code: 'unavailable' }, loadMore: fn() },
  },
  async play({ canvas }) {
    await expect(canvas.getByText('Failed to load meetings. Try again.')).toBeVisible();
  },
};

export const Loading: Story = { args: { view: loading } };

export const Empty: Story = {
  args: { view: empty },
  parameters: { behaviours: ['COM-712'] },
  async play({ canvas }) {
    await expect(canvas.getByText('No upcoming meetings')).toBeVisible();
  },
};

export const NoPastMeetings: Story = {
  args: { view: empty, isPast: true },
  async play({ canvas }) {
    await expect(canvas.getByText('No past meetings yet')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { view: failedView },
  parameters: { behaviours: ['COM-753'] },
  async play({ canvas }) {
    await expect(canvas.getByText('Failed to load meetings. Try again.')).toBeVisible();
  },
};

export const Forbidden: Story = {
  args: { view: forbidden({ code: 'community_private', status: 403, message: 'This community is private.' }) },
};

/** What the address names is shown, however far down it stands, and stands out. */
export const Named: Story = {
  args: { view: ready(many), meetingId: 'meeting-20' },
  parameters: { behaviours: ['COM-207', 'COM-208'] },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getAllByRole('article')).toHaveLength(21);
    const named = canvasElement.querySelector('[aria-current="true"]');
    await expect(named).toHaveTextContent('Meeting 21');
    const { top, bottom } = named!.getBoundingClientRect();
    const height = canvasElement.ownerDocument.defaultView?.innerHeight ?? 0;
    await expect(top < height && bottom > 0).toBe(true);
  },
};

export const TenMore: Story = {
  args: { view: ready(many) },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('article')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 10 more' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(20);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 5 more' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(25);
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
