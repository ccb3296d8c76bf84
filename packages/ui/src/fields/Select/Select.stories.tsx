import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Box } from '../../layout/Box.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { Select, type SelectProps } from './Select.tsx';

function Demo(props: SelectProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return <Select {...props} value={value} onChange={change} />;
}

const meta = {
  title: 'Components/Fields/Select',
  component: Select,
  parameters: {
    usage: {
      use: ['For one of about five to fifteen options.'],
      avoid: [
        'For fewer, with room for them: use RadioGroup.',
        'For many: use ComboBox.',
        'For several: use MultiSelect.',
      ],
    },
  },
  args: {
    label: 'Type of post',
    value: null,
    onChange: fn(),
    options: [
      { value: '', label: 'None' },
      { value: 'question', label: 'Question', description: 'Others can answer it' },
      { value: 'case', label: 'Case study' },
      { value: 'news', label: 'News', isDisabled: true },
    ],
  },
  render: (args) => (
    <Box>
      <Demo {...args} />
    </Box>
  ),
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens with the arrow, finds by letters, chooses with Enter and gives the focus back. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    const trigger = within(canvasElement).getByRole('button', { name: /Type of post/ });
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const list = await screen.findByRole('listbox', { name: /Type of post/ });
    await waitFor(() => expect(list.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('c');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Case study' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('case');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveTextContent('Case study');
  },
};

export const HoverFocusPressed: Story = { parameters: { forcedStates: { part: 'button' } } };

/** An empty value is one that can be chosen. */
export const EmptyValue: Story = {
  args: { value: 'question' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Type of post/ }));
    await expect(await screen.findByRole('option', { name: /^Question/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(screen.getByRole('option', { name: 'None' }));
    await expect(args.onChange).toHaveBeenCalledWith('');
  },
};

export const Open: Story = {
  args: { value: 'question' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Type of post/ }));
    await expect(await screen.findByRole('option', { name: 'News' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Described: Story = { args: { description: 'It helps others to find it.', isOptional: true } };

export const Invalid: Story = {
  args: { isRequired: true, error: 'Choose a type' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleDescription('Choose a type');
  },
};

export const Disabled: Story = { args: { isDisabled: true, value: 'case' } };

export const Sizes: Story = {
  render: (args) => (
    <Box>
      <Stack>
        <Select {...args} label="Small" size="sm" value="case" />
        <Select {...args} label="Medium" value="case" />
        <Select {...args} label="Large" size="lg" value="case" />
        <Select {...args} label="Sort by" isLabelHidden isCompact value="case" />
      </Stack>
    </Box>
  ),
};

export const LongText: Story = {
  globals: { width: '360px' },
  args: {
    value: 'long',
    options: [
      {
        value: 'long',
        label: 'Hand Therapy, Burns and Upper Limb Rehabilitation Special Interest Group of Queensland',
        description: 'A private community for those who have finished their second year of supervised practice',
      },
      ...Array.from({ length: 30 }, (_, index) => ({ value: `${index}`, label: `Community ${index + 1}` })),
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Type of post/ }));
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { value: 'question' }, play: Open.play };

/** The value is read, the list does not open. */
export const ReadOnly: Story = { args: { isReadOnly: true, value: 'case' } };
