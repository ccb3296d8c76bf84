import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Box } from '../../layout/Box.tsx';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

function Demo(props: RadioGroupProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return <RadioGroup {...props} value={value} onChange={change} />;
}

const meta = {
  title: 'Components/Fields/RadioGroup',
  component: RadioGroup,
  parameters: {
    usage: {
      use: ['For one of a few, all of them in view.'],
      avoid: ['For more than about seven: use Select.', 'For several: use CheckboxGroup.'],
    },
  },
  args: {
    label: 'Why do you report this post?',
    value: null,
    onChange: fn(),
    options: [
      { value: 'spam', label: 'Spam or advertising' },
      { value: 'private', label: 'Private information', description: 'Something that tells who a client is' },
      { value: 'unkind', label: 'Unkind to somebody' },
    ],
  },
  render: (args) => (
    <Box>
      <Demo {...args} />
    </Box>
  ),
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One stop for the keyboard; the arrows choose. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const group = within(within(canvasElement).getByRole('radiogroup', { name: args.label }));
    await userEvent.tab();
    await expect(group.getByRole('radio', { name: 'Spam or advertising' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('private');
    await expect(group.getByRole('radio', { name: 'Private information' })).toBeChecked();
    await expect(group.getByRole('radio', { name: 'Private information' })).toHaveAccessibleDescription(
      'Something that tells who a client is',
    );
  },
};

export const HoverFocusPressed: Story = { args: { value: 'private' }, parameters: { forcedStates: { part: 'input' } } };

export const Chosen: Story = { args: { value: 'private' } };
export const Described: Story = { args: { description: 'The author does not see it.', isRequired: true } };

export const Invalid: Story = {
  args: { isRequired: true, error: 'Choose a reason' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup');
    await expect(group).toHaveAttribute('aria-invalid', 'true');
    await expect(group).toHaveAccessibleDescription('Choose a reason');
  },
};

export const Disabled: Story = { args: { isDisabled: true, value: 'spam' } };
export const ReadOnly: Story = { args: { isReadOnly: true, value: 'spam' } };

export const OneDisabled: Story = {
  args: {
    options: [
      { value: 'public', label: 'Public', description: 'Everybody can see and join' },
      { value: 'private', label: 'Private', description: 'Not part of your plan', isDisabled: true },
    ],
    value: 'public',
  },
};

export const Inline: Story = {
  args: {
    label: 'Receive e-mails',
    isInline: true,
    value: 'daily',
    options: [
      { value: 'daily', label: 'Daily' },
      { value: 'weekly', label: 'Weekly' },
      { value: 'never', label: 'Never' },
    ],
  },
};

export const LongText: Story = {
  globals: { width: '360px' },
  args: {
    options: [
      {
        value: 'a',
        label: 'It shares information from which a client, a colleague or an employer could be recognised by others',
        description: 'Names, places, dates, pictures, or a combination of these that leaves little doubt',
      },
      { value: 'b', label: 'Other' },
    ],
  },
};

/** Down is down in either direction. Which of left and right goes on is the browser's to know: pressed keys are tried on the pages of `apps/embed-lab`. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { value: 'spam' },
  play: async ({ canvasElement, args }) => {
    const radio = (name: string) => within(canvasElement).getByRole('radio', { name });
    await userEvent.tab();
    await expect(radio('Spam or advertising')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('private');
    await userEvent.keyboard('{ArrowUp}');
    await expect(radio('Spam or advertising')).toBeChecked();
    // The circle stands where the line begins.
    const { right } = radio('Spam or advertising').getBoundingClientRect();
    const words = within(canvasElement).getByText('Spam or advertising').getBoundingClientRect();
    await expect(words.right).toBeLessThan(right);
  },
};
