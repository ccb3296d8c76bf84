import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../layout/Stack.tsx';
import { onSurface, Stateful } from '../../foundations/story-surface.tsx';
import { DateField, type DateFieldProps } from './DateField.tsx';

function Controlled(props: DateFieldProps) {
  return (
    <Stateful initial={props.value}>
      {(value, setValue) => {
        const change = (next: string | null) => {
          setValue(next);
          props.onChange(next);
        };
        return <DateField {...props} value={value} onChange={change} />;
      }}
    </Stateful>
  );
}

const meta = {
  title: 'Components/Fields/DateField',
  component: DateField,
  decorators: [onSurface],
  args: { label: 'Date of birth', value: null, onChange: fn() },
  render: (args) => <Controlled {...args} />,
  parameters: {
    usage: {
      use: ['For a date that one knows by heart, such as a date of birth or of a registration.'],
      avoid: [
        'To look for a free day. Use DatePicker instead.',
        'For a range. Use DateRangePicker instead.',
        'For a choice of a few days. Use RadioGroup instead.',
      ],
    },
  },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each part is typed or stepped; the next one has the focus by itself. Backspace takes a part out. */
export const Keyboard: Story = {
  args: { description: 'As in your passport.', max: '2026-11-18' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const day = canvas.getByRole('spinbutton', { name: /day/ });
    await waitFor(() => expect(day).toHaveFocus());
    await userEvent.keyboard('21111984');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('1984-11-21'));
    const year = canvas.getByRole('spinbutton', { name: /year/ });
    await waitFor(() => expect(year).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('1985-11-21'));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(day).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('1985-11-20'));
  },
};

export const HoverFocusPressed: Story = {
  args: { value: '1984-11-21' },
  parameters: {
    forcedStates: {
      part: '[role="spinbutton"]',
      without: { pressed: 'A press sets the part that is typed, which is focus.' },
    },
  },
};

/** A date that was left half entered is no date: the host gets null, the field keeps what stands in it and says so. */
export const Incomplete: Story = {
  args: { value: '1984-11-21', labels: { incomplete: 'Please enter day, month and year' }, onProblemChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Backspace}{Backspace}');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('Please enter day, month and year')).toBeVisible());
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
    await waitFor(() => expect(args.onProblemChange).toHaveBeenLastCalledWith('incomplete'));
    await expect(canvas.getByRole('spinbutton', { name: /year/ })).toHaveTextContent('1984');
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('21');
    await waitFor(() => expect(canvas.queryByText('Please enter day, month and year')).toBeNull());
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('1984-11-21'));
  },
};

/** A day that does not exist stays as it was typed and is none for the host; put right, it is one. */
export const Nonexistent: Story = {
  args: { value: '2026-04-30', onProblemChange: fn() },
  play: async ({ canvas, args }) => {
    const part = (name: RegExp) => canvas.getByRole('spinbutton', { name });
    await userEvent.tab();
    await userEvent.keyboard('31');
    await waitFor(() => expect(args.onProblemChange).toHaveBeenLastCalledWith('nonexistent'));
    await expect(canvas.queryByText('This day does not exist.')).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('This day does not exist.')).toBeVisible());
    await expect(part(/day/)).toHaveTextContent('31');
    await expect(part(/month/)).toHaveTextContent('04');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.click(part(/month/));
    await userEvent.keyboard('05');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-05-31'));
    await waitFor(() => expect(canvas.queryByText('This day does not exist.')).toBeNull());
  },
};

/** The same of what is typed into an empty field: 29/02/2025 becomes no other day. */
export const NonexistentFromNothing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('29022025');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('This day does not exist.')).toBeVisible());
    await expect(canvas.getByRole('spinbutton', { name: /day/ })).toHaveTextContent('29');
    // While the year is typed it is that of another century.
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(args.onChange).not.toHaveBeenCalledWith('2025-02-28');
    await userEvent.click(canvas.getByRole('spinbutton', { name: /year/ }));
    await userEvent.keyboard('2024');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2024-02-29'));
  },
};

/** Nothing is said about a date that is still being typed. */
export const OutOfRange: Story = {
  args: { label: 'Start', min: '2026-11-18', max: '2026-12-24', labels: { tooLate: (max) => `Choose ${max} at most` } },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('31122026');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-12-31'));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Choose 24 December 2026 at most'));
  },
};

export const Clearable: Story = {
  args: { value: '1984-11-21', isClearable: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Date of birth' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: /day/ })).toHaveFocus());
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Invalid: Story = {
  args: { isRequired: true, error: 'Please enter your date of birth' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Please enter your date of birth');
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap={5}>
      <Controlled {...args} label="Empty" isOptional />
      <Controlled {...args} label="Filled" value="1984-11-21" />
      <Controlled {...args} label="Pending" value="1984-11-21" isPending />
      <Controlled {...args} label="Read only" value="1984-11-21" isReadOnly />
      <Controlled {...args} label="Disabled" value="1984-11-21" isDisabled />
      <Controlled {...args} label="Small" value="1984-11-21" size="sm" isClearable />
      <Controlled {...args} label="Large" value="1984-11-21" size="lg" isClearable />
    </Stack>
  ),
};

export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    label: 'Date on which you were first registered as a practitioner in Australia or in New Zealand',
    description: 'It stands on your certificate, at the bottom, beside the seal.',
    value: '1984-11-21',
    isClearable: true,
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { value: '1984-11-21', isClearable: true } };
