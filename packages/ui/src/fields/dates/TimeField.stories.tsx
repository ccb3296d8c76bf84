import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../layout/Stack.tsx';
import { onSurface, Stateful } from '../../foundations/story-surface.tsx';
import { TimeField, type TimeFieldProps } from './TimeField.tsx';

function Controlled(props: TimeFieldProps) {
  return (
    <Stateful initial={props.value}>
      {(value, setValue) => {
        const change = (next: string | null) => {
          setValue(next);
          props.onChange(next);
        };
        return <TimeField {...props} value={value} onChange={change} />;
      }}
    </Stateful>
  );
}

const meta = {
  title: 'Components/Fields/TimeField',
  component: TimeField,
  decorators: [onSurface],
  args: { label: 'Starts at', value: null, onChange: fn() },
  render: (args) => <Controlled {...args} />,
  parameters: {
    usage: {
      use: ['For a time of the day, as beside the date of a meeting.'],
      avoid: [
        'For a length of time. Use NumberField with a unit instead.',
        'For a choice of a few times. Use Select or RadioGroup instead.',
      ],
    },
  },
} satisfies Meta<typeof TimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Typed or stepped; the half of the day takes its first letter. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const hour = canvas.getByRole('spinbutton', { name: /hour/ });
    await waitFor(() => expect(hour).toHaveFocus());
    await userEvent.keyboard('0230p');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('14:30'));
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('14:31'));
  },
};

export const HoverFocusPressed: Story = {
  args: { value: '14:30' },
  parameters: {
    forcedStates: {
      part: '[role="spinbutton"]',
      without: { pressed: 'A press sets the part that is typed, which is focus.' },
    },
  },
};

export const OutOfRange: Story = {
  args: { value: '09:00', min: '09:00', max: '17:30', hours: 24, labels: { tooEarly: (min) => `We open at ${min}` } },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('08');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('08:00'));
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/^We open at 9:00/));
  },
};

export const Incomplete: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('02');
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Enter the whole time'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Clearable: Story = {
  args: { value: '14:30', isClearable: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Starts at' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
  },
};

export const Invalid: Story = { args: { isRequired: true, error: 'Please enter when it starts' } };

export const States: Story = {
  render: (args) => (
    <Stack gap={5}>
      <Controlled {...args} label="Empty" isOptional description="In the zone of the event." />
      <Controlled {...args} label="12 hours" value="14:30" hours={12} />
      <Controlled {...args} label="24 hours" value="14:30" hours={24} />
      <Controlled {...args} label="Pending" value="14:30" isPending />
      <Controlled {...args} label="Read only" value="14:30" isReadOnly />
      <Controlled {...args} label="Disabled" value="14:30" isDisabled />
      <Controlled {...args} label="Small" value="14:30" size="sm" isClearable />
      <Controlled {...args} label="Large" value="14:30" size="lg" isClearable />
    </Stack>
  ),
};

export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    label: 'Time at which the doors of the conference centre open for those who were invited',
    value: '07:45',
    isClearable: true,
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { value: '14:30', isClearable: true },
  play: async ({ canvas }) => {
    const places = canvas.getAllByRole('spinbutton').map((part) => part.getBoundingClientRect().left);
    await expect(places).toEqual(places.toSorted((a, b) => a - b));
  },
};
