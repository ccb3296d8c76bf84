import type { Member } from '@portal/api';
import type { MemberActions } from '@portal/rules';
import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { noMemberFilters } from './member-filters.ts';
import { MembersScreen } from './MembersScreen.tsx';
import { sampleMembers } from './sample-members.ts';

const page = (members: Member[], totalItemCount = members.length) => ready({ members, totalItemCount });

function actionsOf({ status }: Member): MemberActions {
  const isWaiting = status === 'Awaiting';
  return { roles: isWaiting ? [] : ['Editor', 'Moderator'], approve: isWaiting, remove: true, block: true };
}

const meta = {
  title: 'Communities/Admin/Members/Screen',
  component: MembersScreen,
  args: {
    onExport: fn(),
    isExporting: false,
    view: page(sampleMembers, 37),
    total: 37,
    filters: noMemberFilters,
    isUpdating: false,
    mayReadAnswers: true,
    actionsOf,
    chosenIds: [],
    onChosenIds: fn(),
    onApproveChosen: fn(),
    onTyped: fn(),
    onChosen: fn(),
    onApprove: fn(),
    onRole: fn(),
    onAnswers: fn(),
    onRemove: fn(),
    onBlock: fn(),
    onAdd: fn(),
  },
} satisfies Meta<typeof MembersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading, total: null } };
export const Empty: Story = {
  args: { view: page([]), total: 0 },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'No members yet' })).toBeVisible();
  },
};
export const NoneFound: Story = {
  args: { view: page([]), total: 0, filters: { ...noMemberFilters, keyword: 'zebra' } },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onChosen).toHaveBeenCalledWith(noMemberFilters);
  },
};
export const Failed: Story = { args: { view: failedView, total: null } };
export const Forbidden: Story = { args: { view: forbiddenView, total: null } };

export const Ready: Story = {
  globals: { width: '1280px' },
  async play({ canvas, args }) {
    await expect(canvas.getAllByRole('row')).toHaveLength(sampleMembers.length + 1);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await expect(args.onChosen).toHaveBeenCalledWith({ ...noMemberFilters, page: 2 });
    await userEvent.click(canvas.getByRole('button', { name: /^Approve Aroha/ }));
    await expect(args.onApprove).toHaveBeenCalled();
  },
};

/** Who may do nothing has nothing to press. */
export const NothingToDo: Story = {
  globals: { width: '1280px' },
  args: {
    actionsOf: () => ({ roles: [], approve: false, remove: false, block: false }),
    mayReadAnswers: false,
    onAdd: undefined,
  },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button', { name: /^Approve/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Add members' })).toBeNull();
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark', width: '1280px' } };
