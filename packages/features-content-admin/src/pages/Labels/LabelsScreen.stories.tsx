import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleOptions } from '../../stories/sample-desk.ts';
import { categoryRows } from './label-rows.ts';
import { LabelsScreen } from './LabelsScreen.tsx';
import { LabelTable } from './LabelTable.tsx';

const table = {
  addLabel: 'New category',
  emptyText: 'No categories yet',
  hasElsewhere: false,
  onAdd: fn(),
  onRename: fn(),
  onMerge: fn(),
  onDelete: fn(),
};

const meta = {
  title: 'Content/Admin/Labels/Screen',
  component: LabelsScreen,
  args: {
    kind: 'news',
    view: ready(sampleOptions),
    listHref: '/admin/news',
    children: ({ categories, isWrittenElsewhere }) => (
      <LabelTable
        {...table}
        title="Categories"
        rows={categoryRows(
          categories.filter(({ type }) => type === 'NewsCategories'),
          isWrittenElsewhere,
        )}
      />
    ),
  },
  globals: { width: '1280px', role: 'admin' },
  parameters: { withoutStates: { Empty: 'a table without rows says so itself: NothingYet' } },
} satisfies Meta<typeof LabelsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };
export const Failed: Story = {
  args: { view: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('Categories and tags could not be loaded.')).toBeVisible();
  },
};
export const Forbidden: Story = { args: { view: forbiddenView } };

export const Ready: Story = {
  async play({ canvas }) {
    const n = sampleOptions.categories.filter(({ type }) => type === 'NewsCategories').length;
    await expect(canvas.getAllByRole('row')).toHaveLength(n + 1);
    await expect(canvas.getByText('– NDIS')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to news' })).toHaveAttribute('href', '/admin/news');
  },
};

export const NothingYet: Story = {
  args: { view: ready({ ...sampleOptions, categories: [] }) },
  async play({ canvas }) {
    await expect(canvas.getByText('No categories yet')).toBeVisible();
  },
};

export const WrittenElsewhere: Story = {
  args: { view: ready({ ...sampleOptions, isWrittenElsewhere: true }) },
  async play({ canvas }) {
    await expect(canvas.getByText('Written in a system of its own')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
