import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../layout/Stack.tsx';
import { onSurface, Stateful } from '../../foundations/story-surface.tsx';
import { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx';
import type { DateRange } from './iso-values.ts';
import { expectWholeMonths } from './story-months.ts';

function Controlled(props: DateRangePickerProps) {
  return (
    <Stateful initial={props.value}>
      {(value, setValue) => {
        const change = (next: DateRange | null) => {
          setValue(next);
          props.onChange(next);
        };
        return <DateRangePicker {...props} value={value} onChange={change} />;
      }}
    </Stateful>
  );
}

const meta = {
  title: 'Components/Fields/DateRangePicker',
  component: DateRangePicker,
  decorators: [onSurface],
  args: {
    label: 'When',
    value: { from: '2026-11-09', to: '2026-11-13' },
    onChange: fn(),
    presets: [
      { label: 'This week', from: '2026-11-16', to: '2026-11-22' },
      { label: 'This month', from: '2026-11-01', to: '2026-11-30' },
      { label: 'Next three months', from: '2026-11-18', to: '2027-02-17' },
    ],
  },
  render: (args) => <Controlled {...args} />,
  parameters: {
    usage: {
      use: [
        'For a first and a last day that belong together, such as the dates of a filter.',
        'Give presets for the ranges that most people want.',
      ],
      avoid: ['For one day. Use DatePicker instead.', 'For times of a day. Use two TimeFields instead.'],
    },
  },
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const calendarButton = (canvas: ReturnType<typeof within>) => canvas.getByRole('button', { name: /Calendar/ });

/** In the calendar Enter sets the first day, moves on by one, and sets the last. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: /day, Start/i })).toHaveFocus());
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dayButton(dialog, 'Monday 9')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(dayButton(dialog, 'Monday 16')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dayButton(dialog, 'Tuesday 17')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(dayButton(dialog, 'Tuesday 24')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-16', to: '2026-11-24' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const HoverFocusPressed: Story = { parameters: { forcedStates: { part: 'button' } } };

const dayButton = (dialog: HTMLElement, day: string) =>
  within(dialog).getByRole('button', { name: new RegExp(`${day.replace(' ', ',? ')} November`) });

/** Both dates can be typed, one after the other. */
export const Typed: Story = {
  args: { value: null },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('01122026');
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: /day, End/i })).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('24122026');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-12-01', to: '2026-12-24' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** One date alone is said when the field is left. */
export const OneDateMissing: Story = {
  args: { value: null, labels: { incomplete: 'Please enter both days' } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('01122026');
    for (let stop = 0; stop < 5; stop += 1) await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Please enter both days'));
  },
};

export const Reversed: Story = {
  args: { value: { from: '2026-11-13', to: '2026-11-09' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The end is before the start');
  },
};

/** A preset sets both days and closes. */
export const Presets: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(calendarButton(canvas));
    const presets = await screen.findByRole('group', { name: 'Ranges' });
    await userEvent.click(within(presets).getByRole('button', { name: 'This month' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-01', to: '2026-11-30' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(calendarButton(canvas));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'This month' })).toHaveAttribute('aria-pressed', 'true'),
    );
  },
};

/** The calendar of an empty field opens on today. */
export const Empty: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    await userEvent.click(calendarButton(canvas));
    await waitFor(() => expect(screen.getByRole('button', { name: /^Today/ })).toHaveFocus());
    await expectWholeMonths();
  },
};

export const WithoutPresets: Story = {
  args: { presets: [] },
  play: async ({ canvas }) => {
    await userEvent.click(calendarButton(canvas));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const Invalid: Story = {
  args: { isRequired: true, value: null, error: 'Please choose the first and the last day' },
};

export const States: Story = {
  render: (args) => (
    <Stack gap={5}>
      <Controlled {...args} label="Empty" value={null} isOptional description="Both days are included." />
      <Controlled {...args} label="Clearable" isClearable />
      <Controlled {...args} label="Pending" isPending />
      <Controlled {...args} label="Read only" isReadOnly />
      <Controlled {...args} label="Disabled" isDisabled />
      <Controlled {...args} label="Small" size="sm" isClearable />
      <Controlled {...args} label="Large" size="lg" isClearable />
    </Stack>
  ),
};

export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { isClearable: true, label: 'First and last day of the conference, with the days of arrival and departure' },
  play: WithoutPresets.play,
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { isClearable: true },
  play: WithoutPresets.play,
};
