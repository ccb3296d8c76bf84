import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longName, onSurface, Stateful } from '../../foundations/story-surface.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const meta = {
  title: 'Components/Fields/CheckboxGroup',
  component: CheckboxGroup,
  decorators: [onSurface],
  parameters: {
    usage: {
      use: ['For up to about ten options that can be chosen together, all in view.'],
      avoid: [
        'For one option only: use RadioGroup.',
        'For long lists: use MultiSelect.',
        'For things that take effect at once: use Switch.',
      ],
    },
  },
  args: {
    label: 'Areas of practice',
    value: [],
    onChange: fn(),
    options: [
      { value: 'hand', label: 'Hand therapy' },
      { value: 'mind', label: 'Mental health' },
      { value: 'child', label: 'Paediatrics', description: 'Children up to 16 years' },
      { value: 'work', label: 'Work and driving' },
    ],
  },
  render: (args) => (
    <Stateful initial={args.value}>
      {(value, setValue) => (
        <CheckboxGroup
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
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};

/** Every box is a stop; what is chosen comes in the order of the options. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const group = within(canvas.getByRole('group', { name: 'Areas of practice' }));
    await userEvent.tab();
    await userEvent.tab();
    await expect(group.getByRole('checkbox', { name: /Mental health/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['hand', 'mind']);
  },
};

/** Half on over some of them; it turns all on, then all off. */
export const SelectAll: Story = {
  args: { hasSelectAll: true, value: ['hand'] },
  play: async ({ canvas, args }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(args.onChange).toHaveBeenLastCalledWith(['hand', 'mind', 'child', 'work']);
    await userEvent.click(all);
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};

/** At the most, what is not chosen cannot be; the count is said. */
export const Limited: Story = {
  args: { min: 1, max: 2, value: ['hand'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Mental health/ }));
    await expect(canvas.getByRole('checkbox', { name: /Work and driving/ })).toBeDisabled();
    await expect(canvas.getByRole('status')).toHaveTextContent('2 chosen, at least 1, at most 2');
  },
};

export const Columns: Story = {
  args: {
    columns: 3,
    value: ['o-2', 'o-5'],
    options: Array.from({ length: 9 }, (_, index) => ({ value: `o-${index}`, label: `Interest group ${index + 1}` })),
  },
};

export const Invalid: Story = {
  args: { isRequired: true, error: 'Choose at least one area.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Choose at least one area.');
    await expect(canvas.getByRole('checkbox', { name: /Hand therapy/ })).toBeInvalid();
  },
};

/** It can be walked through and read, and keeps what it has. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, value: ['hand', 'child'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Hand therapy/ }));
    await expect(canvas.getByRole('checkbox', { name: /Hand therapy/ })).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { isDisabled: true, value: ['hand'] } };

export const OneDisabled: Story = {
  args: {
    hasSelectAll: true,
    options: [
      { value: 'mail', label: 'E-mail' },
      { value: 'sms', label: 'Text message', description: 'Add a mobile number first', isDisabled: true },
    ],
  },
};

export const LongText: Story = {
  globals: { width: '360px' },
  args: { columns: 2, description: longName, options: [{ value: 'a', label: longName, description: longName }] },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { columns: 2, hasSelectAll: true, value: ['hand'], min: 1 },
};
