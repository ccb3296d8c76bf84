import type { User } from '@portal/api';
import { empty, loading, ready, userRoles } from '@portal/kit';
import { failedView, forbiddenView, sampleProblem } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { noUserFilters } from './user-filters.ts';
import { UsersScreen } from './UsersScreen.tsx';

const one: User = {
  id: 'one',
  firstName: 'Mia',
  lastName: 'Nguyen',
  email: 'mia.nguyen@example.org',
  role: userRoles.Standard,
  contactTypes: ['Member'],
  memberNumber: '200002',
  createdAt: '2024-02-17T00:58:00.000Z',
  disabledAt: null,
};
const ofEachRole = Object.entries(userRoles).map(([name, role]): User => ({ ...one, id: name, lastName: name, role }));
const closed: User = {
  ...one,
  id: 'closed',
  lastName: 'Closed',
  memberNumber: '',
  disabledAt: '2026-11-17T00:58:00.000Z',
};

const meta = {
  title: 'Onboarding/Users/Screen',
  component: UsersScreen,
  args: {
    view: ready({ items: [...ofEachRole, closed], total: 5 }),
    hasMore: false,
    isLoadingMore: false,
    moreProblem: null,
    loadMore: fn(),
    filters: noUserFilters,
    onTyped: fn(),
    onChoose: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof UsersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };

export const Empty: Story = {
  args: { view: empty },
  async play({ canvas }) {
    await expect(canvas.getByText('There are no users')).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { view: empty, filters: { ...noUserFilters, role: userRoles.Manager } },
  async play({ canvas, args }) {
    await expect(canvas.getByText('No users found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = { args: { view: failedView } };

export const Forbidden: Story = { args: { view: forbiddenView } };

export const Ready: Story = {
  async play({ canvas, args }) {
    const table = within(canvas.getByRole('table'));
    for (const words of ['Member', 'Administrator', 'Workspace owner', 'Manager', 'Disabled'])
      await expect(table.getAllByText(words)[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Mia Manager/ })).toHaveAttribute('href', '/admin/users/Manager');
    await expect(canvas.getByRole('link', { name: 'Invitations' })).toHaveAttribute('href', '/admin/users/invitations');
    await userEvent.click(canvas.getByRole('button', { name: /Role/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Manager' }));
    await expect(args.onChoose).toHaveBeenCalledWith({ role: userRoles.Manager });
  },
};

export const MoreFails: Story = {
  args: { hasMore: true, moreProblem: sampleProblem },
  async play({ canvas }) {
    await expect(canvas.getByText('More users could not be loaded')).toBeVisible();
  },
};

const long = 'Konstantinos-Alexandros Papadimitrakopoulos-Featherstonehaugh';

export const LongNames: Story = {
  args: {
    view: ready({ items: [{ ...one, lastName: long, email: `${'long.'.repeat(20)}name@example.org` }], total: 1 }),
  },
};

export const Narrow: Story = { globals: { width: '360px' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
