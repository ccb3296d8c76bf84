import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import { Button } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleCommunities } from '@portal/stories/samples/communities';
import { CommunityListScreen } from './CommunityListScreen.tsx';

const communities = sampleCommunities
  .slice(0, 10)
  .map((one) => ({ ...one, permissions: [...one.permissions, 'generalCommunities' as const] }));
const [first, second, ...others] = communities;
if (first === undefined || second === undefined) throw new Error('There are no communities for these stories');

const meta = {
  title: 'Communities/Admin/All communities/Screen',
  component: CommunityListScreen,
  args: {
    view: ready({ communities, totalItemCount: 30 }),
    filters: { keyword: '', page: 1 },
    isUpdating: false,
    onTyped: fn(),
    onPage: fn(),
    onClear: fn(),
    onDelete: fn(),
    manageHref: ({ id }) => `/admin/community/${id}`,
    viewHref: ({ alias }) => `/communities/${alias}`,
    create: <Button tone="primary">Create community</Button>,
  },
  parameters: { withoutStates: { Empty: 'a table without rows says so itself: NothingYet and NothingFound' } },
} satisfies Meta<typeof CommunityListScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The title counts all; ten stand on a page. */
export const Ready: Story = {
  globals: { width: '1280px' },
  parameters: { behaviours: ['COM-426', 'COM-428', 'COM-434'] },
  async play({ canvas, args }) {
    await expect(canvas.getByRole('heading', { level: 1, name: '30 communities' })).toBeVisible();
    const [head, ...rows] = canvas.getAllByRole('row');
    await expect(rows).toHaveLength(10);
    const columns = within(head!)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    await expect(columns.slice(0, 8)).toEqual([
      ...['Name', 'Categories', 'Privacy', 'Members', 'Pending members', 'Posts', 'Created', 'Latest activity'],
    ]);
    await expect(canvas.getByText('1 - 10 of 30 communities')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await expect(args.onPage).toHaveBeenCalledWith(2);
  },
};

export const Loading: Story = { args: { view: loading } };
export const Failed: Story = { args: { view: failedView } };
export const Forbidden: Story = { args: { view: forbiddenView } };

export const NothingYet: Story = {
  args: { view: ready({ communities: [], totalItemCount: 0 }) },
  async play({ canvas }) {
    await expect(canvas.getByText('No communities yet')).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { view: ready({ communities: [], totalItemCount: 0 }), filters: { keyword: 'zebra', page: 1 } },
  async play({ canvas, args }) {
    await expect(canvas.getByText('No communities found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onClear).toHaveBeenCalled();
  },
};

/** What is deleted or in the archive says so; nothing more can be done with the former. */
export const DeletedAndArchived: Story = {
  globals: { width: '1280px' },
  args: {
    view: ready({
      communities: [
        { ...first, isDeleted: true },
        { ...second, isArchived: true, imageUrl: null, latestActivity: null, pendingMembersCount: 12 },
        ...others,
      ],
      totalItemCount: 30,
    }),
  },
  async play({ canvas }) {
    const deleted = within(canvas.getByRole('row', { name: new RegExp(first.name) }));
    await expect(deleted.getByText('Deleted')).toBeVisible();
    await expect(deleted.queryByRole('link')).toBeNull();
    const archived = within(canvas.getByRole('row', { name: new RegExp(second.name) }));
    await expect(archived.getByText('Archived')).toBeVisible();
    await expect(archived.getByRole('link', { name: `Manage ${second.name}` })).toBeVisible();
  },
};

export const LongNames: Story = {
  globals: { width: '360px' },
  args: {
    view: ready({
      communities: communities.map((one) => ({ ...one, name: `${one.name} in neighbouring fields `.repeat(3) })),
      totalItemCount: 1000,
    }),
  },
};
export const Narrow: Story = { globals: { width: '360px' } };
export const Tablet: Story = { globals: { width: '768px' } };
export const Dark: Story = { globals: { scheme: 'dark', width: '1280px' } };
