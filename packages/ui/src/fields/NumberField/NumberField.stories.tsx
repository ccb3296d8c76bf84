import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack.tsx';
import { onSurface, Stateful } from '../../foundations/story-surface.tsx';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

function Controlled(props: NumberFieldProps) {
  return (
    <Stateful initial={props.value}>
      {(value, setValue) => {
        const change = (next: number | null) => {
          setValue(next);
          props.onChange(next);
        };
        return <NumberField {...props} value={value} onChange={change} />;
      }}
    </Stateful>
  );
}

const meta = {
  title: 'Components/Fields/NumberField',
  component: NumberField,
  parameters: {
    usage: {
      use: ['For a number that is counted with: places, hours, points.'],
      avoid: ['For telephone numbers: use PhoneField.', 'For member and card numbers: use TextField.'],
    },
  },
  decorators: [onSurface],
  args: { label: 'Places', value: null, onChange: fn(), min: 1, max: 40 },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Typed or stepped with the arrows; letters are not taken; what is out of range is put right on leaving. */
export const Keyboard: Story = {
  args: { description: 'How many can come at most.' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Places' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('1x2');
    await expect(field).toHaveValue('12');
    await expect(args.onChange).toHaveBeenLastCalledWith(12);
    await userEvent.keyboard('{ArrowUp}{PageUp}{ArrowDown}');
    await expect(field).toHaveAttribute('aria-valuenow', '22');
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.keyboard('99');
    await userEvent.tab();
    await expect(field).toHaveValue('40');
    await expect(args.onChange).toHaveBeenLastCalledWith(40);
  },
};

export const HoverFocusPressed: Story = {
  args: { value: 12 },
  parameters: { forcedStates: { part: 'input, button' } },
};

export const Buttons: Story = {
  args: { value: 39 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Increase Places' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(40);
    await expect(canvas.getByRole('button', { name: 'Increase Places' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease Places' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(39);
  },
};

/** Hours are counted by quarters; a comma is a point. */
export const Fractions: Story = {
  args: { label: 'CPD', value: 1.5, min: 0, max: 20, step: 0.25, unit: 'hours' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('spinbutton', { name: 'CPD' });
    await expect(field).toHaveAccessibleDescription('hours');
    await userEvent.click(canvas.getByRole('button', { name: 'Increase CPD' }));
    await expect(field).toHaveValue('1.75');
    await userEvent.clear(field);
    await userEvent.type(field, '2,5');
    await expect(args.onChange).toHaveBeenLastCalledWith(2.5);
  },
};

export const Invalid: Story = {
  args: { value: 0, isRequired: true, error: 'Enter at least 1 place.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription('Enter at least 1 place.');
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap={5}>
      <Controlled {...args} label="Empty" isOptional placeholder="Any number" />
      <Controlled {...args} label="With a unit" value={120} max={500} unit="minutes" />
      <Controlled {...args} label="Read only" value={12} isReadOnly />
      <Controlled {...args} label="Disabled" value={12} isDisabled />
      <Controlled {...args} label="Small" value={12} size="sm" />
      <Controlled {...args} label="Large" value={12} size="lg" />
    </Stack>
  ),
};

export const Narrow: Story = {
  globals: { width: '360px' },
  args: {
    label: 'Hours of supervised practice in the last two years, without those of your first registration',
    value: 1250,
    max: 9999,
    unit: 'hours of supervised practice',
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { value: 12, unit: 'hours' } };

export const ReadOnly: Story = {
  args: { value: 12, isReadOnly: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Places' }), '{ArrowUp}');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { value: 12, isDisabled: true } };
