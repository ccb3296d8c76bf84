import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ManagersScreen } from './ManagersScreen.tsx';

const admins = [
  { id: 'p-1', email: 'leilani.tuala@example.org', firstName: 'Leilani', lastName: 'Tuala' },
  {
    id: 'p-2',
    email: 'maximiliana.papadimitrakopoulou-featherstonehaugh@rehabilitation.example.org',
    firstName: 'Maximiliana-Konstantina',
    lastName: 'Papadimitrakopoulou-Featherstonehaugh',
  },
];

const meta = {
  title: 'Communities/Admin/Managers/Screen',
  component: ManagersScreen,
  args: {
    view: ready({ admins, totalItemCount: 2 }),
    filters: { keyword: '', page: 1 },
    isUpdating: false,
    onTyped: fn(),
    onPage: fn(),
    onClear: fn(),
    onAdd: fn(),
    onDelete: fn(),
  },
  globals: { width: '1280px', role: 'admin' },
  parameters: { withoutStates: { Empty: 'a table without rows says so itself: NothingYet and NothingFound' } },
} satisfies Meta<typeof ManagersScreen>;

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
  async play({ canvas, args }) {
    const row = within(canvas.getByRole('row', { name: /Leilani Tuala/ }));
    await expect(row.getByText('leilani.tuala@example.org')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add manager' }));
    await expect(args.onAdd).toHaveBeenCalled();
  },
};

export const NothingYet: Story = {
  args: { view: ready({ admins: [], totalItemCount: 0 }) },
  async play({ canvas }) {
    await expect(canvas.getByText('No managers yet')).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { view: ready({ admins: [], totalItemCount: 0 }), filters: { keyword: 'zebra', page: 1 } },
  async play({ canvas, args }) {
    await expect(canvas.getByText('No managers found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onClear).toHaveBeenCalled();
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
