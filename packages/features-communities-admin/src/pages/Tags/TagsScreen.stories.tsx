import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TagsScreen } from './TagsScreen.tsx';

const tags = Array.from({ length: 10 }, (_, index) => ({
  id: `tag-${index}`,
  name: `tag-of-number-${index}`,
  countOfPosts: index * 13,
  updatedAt: null,
}));

const meta = {
  title: 'Communities/Admin/Tags/Screen',
  component: TagsScreen,
  args: {
    view: ready({ tags, totalItemCount: 42 }),
    filters: { keyword: '', page: 1 },
    isUpdating: false,
    onTyped: fn(),
    onPage: fn(),
    onClear: fn(),
    onCreate: fn(),
    onEdit: fn(),
    onDelete: fn(),
  },
  globals: { width: '1280px', role: 'admin' },
  parameters: { withoutStates: { Empty: 'a table without rows says so itself: NothingYet and NothingFound' } },
} satisfies Meta<typeof TagsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The table stands already, with its columns. */
export const Loading: Story = {
  args: { view: loading },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelectorAll('tbody tr').length).toBeGreaterThan(5);
  },
};
export const Failed: Story = { args: { view: failedView } };
export const Forbidden: Story = { args: { view: forbiddenView } };

export const Ready: Story = {
  parameters: { behaviours: ['COM-446', 'COM-447', 'COM-448'] },
  async play({ canvas, args }) {
    const [head, ...rows] = canvas.getAllByRole('row');
    await expect(rows).toHaveLength(10);
    const columns = within(head!)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    await expect(columns.slice(0, 2)).toEqual(['Name', 'Posts']);
    await expect(within(rows[3]!).getByText('39')).toBeVisible();
    await expect(canvas.getByText('1 - 10 of 42')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await expect(args.onPage).toHaveBeenCalledWith(2);
  },
};

export const NothingYet: Story = {
  args: { view: ready({ tags: [], totalItemCount: 0 }) },
  async play({ canvas }) {
    await expect(canvas.getByText('No tags yet')).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { view: ready({ tags: [], totalItemCount: 0 }), filters: { keyword: 'zebra', page: 1 } },
  async play({ canvas, args }) {
    await expect(canvas.getByText('No tags found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onClear).toHaveBeenCalled();
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
