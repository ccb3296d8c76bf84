import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longName, onSurface } from '../../foundations/story-surface.tsx';
import { TagsFilter } from './TagsFilter.tsx';

const tags = Array.from({ length: 8 }, (_, index) => ({ id: `t-${index + 1}`, label: `Tag ${index + 1}` }));

const meta = {
  title: 'Components/Fields/TagsFilter',
  component: TagsFilter,
  decorators: [onSurface],
  args: {
    keyword: '',
    onKeywordChange: fn(),
    view: { state: 'ready', data: tags },
    atFirst: 5,
    value: ['t-2', 't-7'],
    onChange: fn(),
    labels: {
      tags: 'Tags',
      search: 'Search tags',
      seeAll: 'See all tags',
      showLess: 'Show less tags',
      none: 'No tags found',
      failed: 'The tags could not be loaded.',
    },
  },
  parameters: {
    usage: {
      use: ['Beside a list that is filtered by one or more of many tags.'],
      avoid: ['For a dozen that everybody knows: use CheckboxGroup.', 'In a form: use TagField.'],
    },
  },
} satisfies Meta<typeof TagsFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first are in sight until all are asked for, and what is chosen out of sight stays chosen. */
export const Rest: Story = {
  async play({ canvas, args }) {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Tag 2' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['t-7']);
    await userEvent.click(canvas.getByRole('button', { name: 'See all tags' }));
    await expect(canvas.getByRole('checkbox', { name: 'Tag 7' })).toBeChecked();
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(8);
    await userEvent.click(canvas.getByRole('button', { name: 'Show less tags' }));
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(5);
  },
};

export const Keyboard: Story = {
  async play({ canvas, args }) {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Search tags' })).toHaveFocus();
    await userEvent.keyboard('s');
    await expect(args.onKeywordChange).toHaveBeenCalledWith('s');
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Tag 1' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith(['t-7', 't-1', 't-2']);
  },
};

/** All of them are in sight: there are no more to be asked for. */
export const Few: Story = {
  args: { view: { state: 'ready', data: tags.slice(0, 5) } },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const NoneFound: Story = {
  args: { keyword: 'nothing', view: { state: 'ready', data: [] } },
  async play({ canvas }) {
    await expect(canvas.getByText('No tags found')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'See all tags' })).toBeNull();
  },
};

export const Loading: Story = { args: { view: { state: 'loading' } } };

export const Failed: Story = {
  args: { view: { state: 'failed', problem: { message: 'The database is having a rest.' }, retry: fn() } },
  async play({ canvas }) {
    await expect(canvas.getByText('The tags could not be loaded.')).toBeVisible();
  },
};

export const HoverFocusPressed: Story = { parameters: { forcedStates: { part: 'button, input' } } };

export const LongText: Story = {
  globals: { width: '360px' },
  args: { view: { state: 'ready', data: [{ id: 't-1', label: longName }, ...tags] } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
