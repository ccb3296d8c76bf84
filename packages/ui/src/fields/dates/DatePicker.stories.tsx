import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../layout/Stack.tsx';
import { onSurface, Stateful } from '../../foundations/story-surface.tsx';
import { DatePicker, type DatePickerProps } from './DatePicker.tsx';
import { expectWholeMonths } from './story-months.ts';

function Controlled(props: DatePickerProps) {
  return (
    <Stateful initial={props.value}>
      {(value, setValue) => {
        const change = (next: string | null) => {
          setValue(next);
          props.onChange(next);
        };
        return <DatePicker {...props} value={value} onChange={change} />;
      }}
    </Stateful>
  );
}

const meta = {
  title: 'Components/Fields/DatePicker',
  component: DatePicker,
  decorators: [onSurface],
  args: { label: 'RSVP closes', value: '2026-11-21', onChange: fn() },
  render: (args) => <Controlled {...args} />,
  parameters: {
    usage: {
      use: ['For a day that one has to look for: when something starts, ends or is due.'],
      avoid: [
        'For a date that one knows by heart. Use DateField instead.',
        'For a range. Use DateRangePicker instead.',
        'To show what happens when. Use EventCalendar instead.',
      ],
    },
  },
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const calendarButton = (canvas: ReturnType<typeof within>) => canvas.getByRole('button', { name: /Calendar/ });

/** Alt and the arrow open the calendar; arrows move by day and week, Page keys by month; Enter chooses and gives the focus back. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: /day/ })).toHaveFocus());
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: /21 November 2026/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: /29 November 2026/ })).toHaveFocus());
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: /29 December 2026/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-12-29'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(calendarButton(canvas).closest('[role="group"]')).toContainElement(focused()));
  },
};

export const HoverFocusPressed: Story = { parameters: { forcedStates: { part: 'button' } } };

const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);

/** Days that cannot be had are struck through; month and year are chosen as well as paged through. */
export const Open: Story = {
  args: {
    min: '2026-11-05',
    max: '2027-03-31',
    isDateUnavailable: (iso) => ['2026-11-23', '2026-11-24'].includes(iso),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(calendarButton(canvas));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: /21 November 2026/ })).toHaveFocus());
    await expect(within(dialog).getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent('Mon');
    await userEvent.click(within(dialog).getByRole('button', { name: /23 November 2026/ }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(within(dialog).getByRole('combobox', { name: /month/i })).toHaveValue('11');
  },
};

/** A month far away is chosen by its name. */
export const MonthChosen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(calendarButton(canvas));
    const dialog = await screen.findByRole('dialog');
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: /month/i }), 'February');
    await userEvent.click(await within(dialog).findByRole('button', { name: /14 February 2026/ }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-02-14'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
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

/** A typed date is checked against the same limits when the field is left. */
export const Unavailable: Story = {
  args: {
    value: null,
    isDateUnavailable: (iso) => iso === '2026-12-25',
    labels: { unavailable: 'The office is closed on that day' },
  },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('25122026');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-12-25'));
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('The office is closed on that day'));
  },
};

/** A day that does not exist stays as it was typed; the calendar opens, and a day is chosen in its place. */
export const Nonexistent: Story = {
  args: { value: '2026-04-30' },
  play: async ({ canvas, args }) => {
    const day = canvas.getByRole('spinbutton', { name: /day/ });
    await userEvent.click(day);
    await userEvent.keyboard('31');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('This day does not exist.'));
    await expect(day).toHaveTextContent('31');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.click(calendarButton(canvas));
    const dialog = await screen.findByRole('dialog');
    const [chosen] = await within(dialog).findAllByRole('button', { name: / 15 / });
    await userEvent.click(chosen as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.stringMatching(/-15$/));
  },
};

export const WeekStartsOnSunday: Story = {
  args: { weekStart: 'sun' },
  play: async ({ canvas }) => {
    await userEvent.click(calendarButton(canvas));
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent('Sun');
  },
};

export const Invalid: Story = {
  args: { isRequired: true, value: null, error: 'Please choose a day' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Please choose a day');
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap={5}>
      <Controlled
        {...args}
        label="Empty"
        value={null}
        isOptional
        description="The day after which nobody can say yes."
      />
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
  args: { isClearable: true, label: 'Last day on which those who were invited can say whether they will come' },
  play: async ({ canvas }) => {
    await userEvent.click(calendarButton(canvas));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

/** Twice as large on a phone: its parts stay within their frame, and off its buttons. */
export const LargeText: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '160px' }}>
        <Story />
      </div>
    ),
  ],
  async play({ canvas, canvasElement }) {
    const root = canvasElement.closest<HTMLElement>('.portal-root');
    root?.style.setProperty('--portal-text-scale', '2');
    const frame = canvasElement.querySelector('[role="group"]:has([role="spinbutton"]):has(button)');
    const button = calendarButton(canvas).getBoundingClientRect();
    for (const part of canvas.getAllByRole('spinbutton')) {
      const { left, right } = part.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(frame?.getBoundingClientRect().left ?? Infinity);
      await expect(right).toBeLessThanOrEqual(button.left);
    }
    root?.style.removeProperty('--portal-text-scale');
  },
};

/** A date is written, and its calendar read, in the order of its language; the arrows of both go where they point. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { isClearable: true },
  play: async ({ canvas }) => {
    const partsOfDate = canvas.getAllByRole('spinbutton');
    await expect(partsOfDate.map(({ textContent }) => textContent)).toEqual(['21', '11', '2026']);
    const [day, month] = partsOfDate;
    await expect(day?.getBoundingClientRect().left).toBeLessThan(month?.getBoundingClientRect().left ?? 0);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(month).toHaveFocus());
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const dialog = within(await screen.findByRole('dialog'));
    const chosen = await dialog.findByRole('button', { name: /Saturday,? 21 November 2026/ });
    await waitFor(() => expect(chosen).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    const next = dialog.getByRole('button', { name: /22 November 2026/ });
    await waitFor(() => expect(next).toHaveFocus());
    await expect(next.getBoundingClientRect().left).toBeGreaterThan(chosen.getBoundingClientRect().left);
    const back = dialog.getByRole('button', { name: /Previous/ });
    await expect(back.getBoundingClientRect().left).toBeLessThan(next.getBoundingClientRect().left);
    const arrow = back.querySelector('svg');
    await expect(arrow && getComputedStyle(arrow).transform).toBe('none');
  },
};
