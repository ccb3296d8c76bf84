import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack.tsx';
import { longName, onSurface, Stateful } from '../../foundations/story-surface.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Components/Fields/Checkbox',
  component: Checkbox,
  parameters: {
    usage: {
      use: ['For one yes or no that is sent with a form.'],
      avoid: [
        'For something that takes effect at once: use Switch.',
        'For several that belong together: use CheckboxGroup.',
      ],
    },
  },
  decorators: [onSurface],
  args: { label: 'I accept', isSelected: false, onChange: () => undefined },
  render: (args) => (
    <Stateful initial={args.isSelected}>
      {(isSelected, setSelected) => <Checkbox {...args} isSelected={isSelected} onChange={setSelected} />}
    </Stateful>
  ),
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I accept' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText('I accept'));
    await expect(box).not.toBeChecked();
  },
};

export const Mixed: Story = {
  args: { label: 'Clinical practice', isIndeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={3}>
      <Checkbox label="Chosen" isSelected onChange={() => undefined} />
      <Checkbox
        label="With a description"
        description="Every Monday morning"
        isSelected={false}
        onChange={() => undefined}
      />
      <Checkbox
        label="Invalid"
        error="Please accept the terms to join."
        isSelected={false}
        onChange={() => undefined}
      />
      <Checkbox label="Disabled" isDisabled isSelected={false} onChange={() => undefined} />
      <Checkbox label="Disabled and chosen" isDisabled isSelected onChange={() => undefined} />
      <Checkbox label={longName} isSelected onChange={() => undefined} />
    </Stack>
  ),
};

export const Keyboard: Story = { play: Rest.play };

export const HoverFocusPressed: Story = {
  render: () => (
    <Stack gap={3}>
      <Checkbox label="Weekly" isSelected={false} onChange={() => undefined} />
      <Checkbox label="Every Monday" isSelected onChange={() => undefined} />
    </Stack>
  ),
  parameters: { forcedStates: { part: 'input' } },
};

export const Invalid: Story = {
  args: { isRequired: true, error: 'Please accept the terms to join.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Please accept the terms to join.');
  },
};

/** It has the focus and keeps its tick. */
export const ReadOnly: Story = {
  args: { isSelected: true, isReadOnly: true },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'I accept' })).toBeChecked();
  },
};

export const Disabled: Story = { args: { isSelected: true, isDisabled: true } };
export const LongText: Story = {
  globals: { width: '360px' },
  args: { label: longName, description: longName, error: longName },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { isSelected: true, description: 'Every Monday morning' },
};
