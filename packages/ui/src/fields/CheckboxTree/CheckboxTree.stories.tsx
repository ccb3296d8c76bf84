import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longName, onSurface, Stateful } from '../../foundations/story-surface.tsx';
import { CheckboxTree } from './CheckboxTree.tsx';

const meta = {
  title: 'Components/Fields/CheckboxTree',
  component: CheckboxTree,
  parameters: {
    usage: {
      use: ['For options in groups, such as categories, where a whole group can be chosen.'],
      avoid: ['For one level: use CheckboxGroup.'],
    },
  },
  decorators: [onSurface],
  args: {
    label: 'Categories',
    value: ['hand'],
    onChange: fn(),
    nodes: [
      {
        id: 'areas',
        label: 'Practice areas',
        children: [
          { id: 'hand', label: 'Hand therapy', count: 12 },
          { id: 'mind', label: 'Mental health', count: 30 },
          { id: 'child', label: 'Paediatrics', count: 0 },
        ],
      },
      { id: 'places', label: 'Places', children: [{ id: 'qld', label: 'Queensland', count: 4 }] },
      { id: 'students', label: 'Students', count: 2 },
    ],
  },
  render: (args) => (
    <Stateful initial={args.value}>
      {(value, setValue) => (
        <CheckboxTree
          {...args}
          value={value}
          onChange={(next) => {
            setValue(next);
            args.onChange(next);
          }}
        />
      )}
    </Stateful>
  ),
} satisfies Meta<typeof CheckboxTree>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A parent is half on over some of its children, and turns them all on and off. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const tree = within(within(canvasElement).getByRole('group', { name: 'Categories' }));
    const parent = tree.getByRole('checkbox', { name: 'Practice areas' });
    await expect(parent).toBePartiallyChecked();
    await userEvent.tab();
    await expect(parent).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['areas', 'hand', 'mind', 'child']);
    await expect(parent).toBeChecked();
    await userEvent.tab();
    await expect(tree.getByRole('button', { name: 'Hide Practice areas' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(tree.queryByRole('checkbox', { name: /Hand therapy/ })).toBeNull();
  },
};

export const HoverFocusPressed: Story = { parameters: { forcedStates: { part: 'button, input' } } };

export const Nothing: Story = { args: { value: [] } };
export const Everything: Story = {
  args: { value: ['areas', 'hand', 'mind', 'child', 'places', 'qld', 'students'] },
};

export const LongText: Story = {
  globals: { width: '360px' },
  args: { nodes: [{ id: 'long', label: longName, children: [{ id: 'longer', label: longName, count: 1240 }] }] },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Invalid: Story = {
  args: { value: [], isRequired: true, error: 'Choose at least one category.', description: 'You can choose several.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group', { name: /Categories/ })).toHaveAccessibleDescription(
      'Choose at least one category. You can choose several.',
    );
  },
};

/** It can be opened and closed, and keeps what is chosen. */
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: 'Students 2' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { isDisabled: true } };
