import { loading, ready } from '@portal/kit';
import { failedView } from '@portal/kit/testing';
import { inAColumn } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ContentTagsFilter } from './ContentTagsFilter.tsx';

const tags = Array.from({ length: 160 }, (_, index) => ({ id: `t-${index + 1}`, label: `Tag ${index + 1}` }));

const meta = {
  title: 'Content/List/Tags',
  component: ContentTagsFilter,
  decorators: [inAColumn],
  args: { view: ready(tags.slice(0, 6)), value: ['t-2'], onChange: fn() },
} satisfies Meta<typeof ContentTagsFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is chosen stays chosen, also where a search has put it out of sight. */
export const Ready: Story = {
  async play({ canvas, args }) {
    await expect(canvas.getByRole('checkbox', { name: 'Tag 2' })).toBeChecked();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search tags' }), 'tAG 5');
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Tag 5' }));
    await expect(args.onChange).toHaveBeenCalledWith(['t-2', 't-5']);
  },
};

export const Many: Story = {
  args: { view: ready(tags), value: [] },
  parameters: { behaviours: ['CNT-020', 'CNT-021'] },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(150);
    await userEvent.click(canvas.getByRole('button', { name: 'See all tags' }));
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(160);
    await userEvent.click(canvas.getByRole('button', { name: 'Show less tags' }));
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(150);
  },
};

export const NoneFound: Story = {
  args: { view: ready([]), value: [] },
  async play({ canvas }) {
    await expect(canvas.getByText('No tags found')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'See all tags' })).toBeNull();
  },
};

export const Loading: Story = { args: { view: loading } };

export const Failed: Story = {
  args: { view: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('The tags could not be loaded.')).toBeVisible();
  },
};
