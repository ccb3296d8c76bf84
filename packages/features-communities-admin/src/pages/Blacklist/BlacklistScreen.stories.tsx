import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { sampleBlocked } from '../Members/sample-members.ts';
import { noBlacklistFilters } from './blacklist-filters.ts';
import { BlacklistScreen } from './BlacklistScreen.tsx';

const [first] = sampleBlocked;
const many = Array.from({ length: 23 }, (_, index) => ({
  ...(first ?? sampleBlocked[0]!),
  userId: `b-${index}`,
  lastName: `Hemi ${index + 1}`,
}));

const meta = {
  title: 'Communities/Admin/Blacklist/Screen',
  component: BlacklistScreen,
  args: {
    view: ready({ users: sampleBlocked, totalItemCount: 2 }),
    filters: noBlacklistFilters,
    isUpdating: false,
    onTyped: fn(),
    onChosen: fn(),
    onAdd: fn(),
    onEditReason: fn(),
    onUnblock: fn(),
  },
} satisfies Meta<typeof BlacklistScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };
export const Empty: Story = {
  args: { view: ready({ users: [], totalItemCount: 0 }) },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'Nobody is on the blacklist' })).toBeVisible();
  },
};
export const NoneFound: Story = {
  args: { view: ready({ users: [], totalItemCount: 0 }), filters: { keyword: 'zebra', page: 1 } },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onChosen).toHaveBeenCalledWith(noBlacklistFilters);
  },
};
export const Failed: Story = { args: { view: failedView } };
export const Forbidden: Story = { args: { view: forbiddenView } };

export const Ready: Story = {
  globals: { width: '1280px' },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Rua Hemi' }));
    await userEvent.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: 'Edit reason' }));
    await expect(args.onEditReason).toHaveBeenCalled();
  },
};

/** Ten of those that were fetched stand in the table. */
export const ThirdPage: Story = {
  globals: { width: '1280px' },
  args: { view: ready({ users: many, totalItemCount: 23 }), filters: { keyword: '', page: 3 } },
  parameters: { behaviours: ['COM-378', 'COM-383'] },
  async play({ canvas, args }) {
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await expect(canvas.getByText('21 - 23 of 23 items')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 1' }));
    await expect(args.onChosen).toHaveBeenCalledWith({ keyword: '', page: 1 });
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark', width: '1280px' } };
