import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import { liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleMeetings } from '@portal/stories/samples/meetings';
import { ExploreMeetingsScreen } from './ExploreMeetingsScreen.tsx';
import { noFilters } from './meeting-filters.ts';

const communities = [
  ...new Map(
    sampleMeetings.map(({ communityId, community }) => [communityId, { id: communityId, name: community.name }]),
  ).values(),
];

const meta = {
  title: 'Communities/Meetings/Explore',
  component: ExploreMeetingsScreen,
  args: {
    view: ready({ items: sampleMeetings, total: sampleMeetings.length }),
    communities: ready(communities),
    filters: noFilters,
    isUpdating: false,
    listId: 'all',
    backHref: '/communities',
    onFiltersChange: fn(),
  },
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof ExploreMeetingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  globals: { width: 'wide' },
  parameters: { behaviours: ['COM-240', 'COM-242', 'COM-243', 'COM-244', 'COM-251'] },
  async play({ canvas, args }) {
    const types = within(canvas.getByRole('radiogroup', { name: 'Meeting type' }));
    for (const name of ['All', 'My upcoming meetings', 'Past meetings'])
      await expect(types.getByRole('radio', { name })).toBeVisible();
    const statuses = within(canvas.getByRole('group', { name: 'Meeting status' }));
    await expect(statuses.getAllByRole('checkbox')).toHaveLength(3);
    for (const name of ['No response', 'Going', "Can't go"])
      await expect(statuses.getByRole('checkbox', { name })).toBeVisible();
    const [card] = canvas.getAllByRole('article');
    await expect(within(card!).getByRole('link', { name: /^Join meeting/ })).toBeVisible();
    await userEvent.click(types.getByRole('radio', { name: 'Past meetings' }));
    await expect(args.onFiltersChange).toHaveBeenCalledWith({ ...noFilters, type: 'past' });
  },
};

export const Loading: Story = { args: { view: loading, communities: loading } };
export const Empty: Story = {
  args: { view: empty },
  parameters: { behaviours: ['COM-712'] },
  async play({ canvas }) {
    await expect(canvas.getByText('No upcoming meetings')).toBeVisible();
  },
};
export const Failed: Story = {
  args: {
    view: failedView,
    communities: failedView,
  },
  parameters: { behaviours: ['COM-753'] },
  async play({ canvas }) {
    await expect(canvas.getByText('Failed to load meetings. Try again.')).toBeVisible();
  },
};
export const Forbidden: Story = { args: { view: forbiddenView } };

/** Each filter that is on is a chip, and all of them go at once. */
export const Filtered: Story = {
  args: {
    view: empty,
    filters: {
      ...noFilters,
      type: 'upcoming',
      communities: [communities[0]?.id ?? ''],
      statuses: [1],
      startDate: '2026-03-01',
      endDate: '2026-03-31',
    },
  },
  parameters: { behaviours: ['COM-246', 'COM-247'] },
  async play({ canvas, args }) {
    const chips = within(canvas.getByRole('list', { name: 'Chosen filters' }));
    for (const text of ['My upcoming meetings', communities[0]?.name ?? '', 'Going', '01/03/2026 to 31/03/2026'])
      await expect(chips.getByText(text)).toBeVisible();
    await userEvent.click(chips.getByRole('button', { name: 'Clear all' }));
    await expect(args.onFiltersChange).toHaveBeenCalledWith(noFilters);
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
