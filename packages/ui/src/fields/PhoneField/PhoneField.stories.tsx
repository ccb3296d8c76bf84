import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { longName, onSurface, Stateful } from '../../foundations/story-surface.tsx';
import { PhoneField } from './PhoneField.tsx';

const meta = {
  title: 'Components/Fields/PhoneField',
  component: PhoneField,
  decorators: [onSurface],
  parameters: {
    usage: {
      use: ['For telephone numbers that are called or texted: they are kept with their country.'],
      avoid: [
        'For a code that came by text message: use OneTimeCodeField.',
        'For extensions and notes: use TextField.',
      ],
    },
  },
  args: { label: 'Mobile', value: '', onChange: fn() },
  render: (args) => (
    <Stateful initial={args.value}>
      {(value, setValue) => (
        <PhoneField
          {...args}
          value={value}
          onChange={(next, state) => {
            setValue(next);
            args.onChange(next, state);
          }}
        />
      )}
    </Stateful>
  ),
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) => canvas.getByRole('textbox');
const country = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) => canvas.getByRole('combobox');
const ready = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  waitFor(() => expect(canvas.getByRole('option', { name: 'New Zealand +64' })).toBeInTheDocument());

export const Rest: Story = {};

/** The country is the first stop, the number the second; it is formatted while it is typed and kept as E.164. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await ready(canvas);
    await userEvent.tab();
    await expect(country(canvas)).toHaveFocus();
    await userEvent.tab();
    await expect(field(canvas)).toHaveFocus();
    await userEvent.keyboard('0412345678');
    await waitFor(() => expect(field(canvas)).toHaveValue('0412 345 678'));
    await expect(args.onChange).toHaveBeenLastCalledWith('+61412345678', { isValid: true });
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('+6141234567', { isValid: false }));
  },
};

export const HoverFocusPressed: Story = {
  play: ({ canvas }) => waitFor(() => expect(canvas.getAllByRole('option').length).toBeGreaterThan(8)),
  parameters: { forcedStates: { part: 'input, select' } },
};

/** A pasted number that names its country chooses it. */
export const Paste: Story = {
  play: async ({ canvas, args }) => {
    await ready(canvas);
    await userEvent.click(field(canvas));
    await userEvent.paste('+64 21 345 678');
    await waitFor(() => expect(country(canvas)).toHaveValue('NZ'));
    await expect(field(canvas)).toHaveValue('021 345 678');
    await expect(args.onChange).toHaveBeenLastCalledWith('+6421345678', { isValid: true });
  },
};

/** The same digits in another country are another number. */
export const OtherCountry: Story = {
  args: { value: '+61412345678' },
  play: async ({ canvas, args }) => {
    await ready(canvas);
    await waitFor(() => expect(field(canvas)).toHaveValue('0412 345 678'));
    await userEvent.selectOptions(country(canvas), 'GB');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('+44412345678', { isValid: false }));
  },
};

export const Invalid: Story = {
  args: { value: '+61412', isRequired: true, error: 'Enter a whole number, such as 0412 345 678.' },
  play: async ({ canvas }) => {
    await expect(field(canvas)).toHaveAccessibleDescription('Enter a whole number, such as 0412 345 678.');
  },
};

export const ReadOnly: Story = { args: { value: '+61412345678', isReadOnly: true } };
export const Disabled: Story = { args: { value: '+61412345678', isDisabled: true } };
export const LongText: Story = {
  globals: { width: '360px' },
  args: { label: longName, description: longName, value: '+358401234567' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { value: '+61412345678' } };
