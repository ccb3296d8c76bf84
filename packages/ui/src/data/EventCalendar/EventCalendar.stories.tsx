import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { longName, onSurface } from '../../foundations/story-surface.tsx';
import type { CalendarEvent, EventTone } from './calendar-event.ts';
import { EventCalendar, type EventCalendarProps } from './EventCalendar.tsx';
import { YearSkeleton } from './YearSkeleton.tsx';

function Controlled(props: EventCalendarProps) {
  const [month, setMonth] = useState(props.month);
  const [view, setView] = useState(props.view);
  return (
    <EventCalendar
      {...props}
      month={month}
      onMonthChange={(next) => {
        setMonth(next);
        props.onMonthChange(next);
      }}
      view={view}
      onViewChange={(next) => {
        setView(next);
        props.onViewChange(next);
      }}
    />
  );
}

const event = (id: string, startDate: string, more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id,
  title: id,
  startDate,
  ...more,
});

const november: readonly CalendarEvent[] = [
  event('Splinting workshop', '2026-11-04', { time: '9 am', tone: 'brand', kind: 'Workshop' }),
  event('Tendon protocols', '2026-11-04', { time: '2:30 pm', tone: 'info', kind: 'Webinar' }),
  event('Journal club', '2026-11-04', { time: '6 pm', tone: 'neutral', kind: 'Meeting' }),
  event('Mentors’ evening', '2026-11-04', { time: '7:30 pm', tone: 'neutral', kind: 'Meeting' }),
  event('National conference', '2026-11-11', { endDate: '2026-11-17', tone: 'positive', kind: 'Conference' }),
  event('Burns and scars', '2026-11-12', { time: '10 am', tone: 'caution', kind: 'CPD', href: '/events/7' }),
  event('Today’s case round', '2026-11-18', { time: '12 pm', tone: 'info', kind: 'Webinar' }),
  event(longName, '2026-11-20', { time: '8:15 am', tone: 'critical', kind: 'Last places' }),
  event('Advent retreat', '2026-11-29', { endDate: '2026-12-02', tone: 'brand', kind: 'Retreat' }),
];

const meta = {
  title: 'Components/Data/EventCalendar',
  component: EventCalendar,
  decorators: [onSurface],
  args: {
    month: '2026-11',
    onMonthChange: fn(),
    view: 'month',
    onViewChange: fn(),
    events: november,
    onEventPress: fn(),
    today: '2026-11-18',
  },
  render: (args) => <Controlled {...args} />,
  parameters: {
    usage: {
      use: [
        'To show what happens when, by month or by year.',
        'Give it the events of the days in view only: monthSpan says which these are.',
      ],
      avoid: [
        'To choose a date. Use DatePicker instead.',
        'For a handful of events. Use a list of cards instead.',
        'For what happened in the past of one thing. Use Timeline instead.',
      ],
    },
  },
} satisfies Meta<typeof EventCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Found by its date: to look through the names of 42 days takes a busy machine a second each time. */
function day(canvasElement: HTMLElement, iso: string): HTMLElement {
  return canvasElement.querySelector<HTMLElement>(`[data-day="${iso}"]`) ?? canvasElement;
}

const focusIsOn = (attribute: 'data-day' | 'data-month', value: string) =>
  waitFor(() => expect(document.activeElement).toHaveAttribute(attribute, value));

/** One day can be reached by Tab, the others by arrows, Home, End and the Page keys, into other months too. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    day(canvasElement, '2026-11-18').focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await focusIsOn('data-day', '2026-11-10');
    await userEvent.keyboard('{Home}');
    await focusIsOn('data-day', '2026-11-09');
    await userEvent.keyboard('{PageDown}');
    await focusIsOn('data-day', '2026-12-09');
    await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-12');
    await userEvent.keyboard('{Control>}{End}{/Control}{ArrowRight}');
    await focusIsOn('data-day', '2027-01-01');
    await expect(args.onMonthChange).toHaveBeenLastCalledWith('2027-01');
  },
};

export const HoverFocusPressed: Story = {
  parameters: {
    forcedStates: {
      hover: '[data-day="2026-11-05"]',
      focus: '[data-day="2026-11-06"]',
      pressed: '[data-day="2026-11-07"]',
    },
  },
};

/** The pills of the day come after it; Enter on the day opens all that it has, Escape gives the focus back. */
export const KeyboardOpens: Story = {
  play: async ({ canvasElement }) => {
    day(canvasElement, '2026-11-18').focus();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}');
    await focusIsOn('data-day', '2026-11-12');
    await userEvent.tab();
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/Burns and scars/));
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    const list = await screen.findByRole('dialog', { name: /Thursday,? 12 November 2026/ });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    await waitFor(() => expect(list.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await focusIsOn('data-day', '2026-11-12');
  },
};

/** 42 days; events of several days reach over them and into the next week; what finds no space is counted. */
export const Month: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getAllByRole('gridcell')).toHaveLength(42);
    await expect(canvas.getAllByRole('columnheader')[0]).toHaveAccessibleName('Monday');
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('9 events');
    await expect(day(canvasElement, '2026-11-18')).toHaveAttribute('aria-current', 'date');
    await expect(day(canvasElement, '2026-11-12')).toHaveAccessibleName(/^Thursday,? 12 November 2026, 2 events$/);
    await expect(canvas.getAllByText('National conference')).toHaveLength(2);
    await userEvent.click(canvas.getByText('+2 more'));
    const list = await screen.findByRole('dialog', { name: /Wednesday,? 4 November 2026/ });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(within(list).getByRole('button', { name: /Mentors’ evening/ }));
    await waitFor(() => expect(args.onEventPress).toHaveBeenLastCalledWith(november[3]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A pill is the event itself, not its day. */
export const PillPressed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Splinting workshop'));
    await waitFor(() => expect(args.onEventPress).toHaveBeenLastCalledWith(november[0]));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** A day without events says so. */
export const EmptyDay: Story = {
  args: { labels: { dayTitle: (date) => `All events for ${date}`, emptyDay: 'No events' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(day(canvasElement, '2026-11-06'));
    const list = await screen.findByRole('dialog', { name: /All events for Friday,? 6 November 2026/ });
    await expect(list).toHaveTextContent('No events');
  },
};

/** Back, forth and to today. */
export const Steps: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText('Previous month'));
    await waitFor(() => expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-10'));
    await userEvent.click(canvas.getByText('Today'));
    await waitFor(() => expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-11'));
    await waitFor(() => expect(canvas.getByText('November 2026')).toBeVisible());
  },
};

/** From the month to its year. */
export const ViewSwitched: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Year'));
    await waitFor(() => expect(args.onViewChange).toHaveBeenLastCalledWith('year'));
    await waitFor(() => expect(canvas.getByText('2026')).toBeVisible());
  },
};

/** The same arrows lead from year to year. */
export const YearSteps: Story = {
  args: { view: 'year' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText('Next year'));
    await waitFor(() => expect(args.onMonthChange).toHaveBeenLastCalledWith('2027-11'));
    await waitFor(() => expect(canvas.getByText('2027')).toBeVisible());
  },
};

const tones: readonly EventTone[] = ['brand', 'info', 'positive', 'caution', 'critical', 'neutral'];

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Spread over every day of the year up to the 28th. */
const twoThousand = Array.from({ length: 2000 }, (_, index) => {
  const date = `2026-${twoDigits((index % 12) + 1)}-${twoDigits((Math.floor(index / 12) % 28) + 1)}`;
  return event(`Meeting ${index + 1}`, date, { time: '9 am', tone: tones[index % tones.length] });
});

/** Marks, the number of events and the first of them for each month; a press opens it. */
export const Year: Story = {
  args: { view: 'year', events: november },
  play: async ({ canvas, args }) => {
    const months = await canvas.findAllByRole('listitem');
    await expect(months).toHaveLength(12);
    await userEvent.click(await canvas.findByRole('button', { name: /^December 1 event/ }));
    await waitFor(() => expect(args.onViewChange).toHaveBeenLastCalledWith('month'));
    await waitFor(() => expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-12'));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'December 2026' })).toBeVisible());
  },
};

/** The months are walked with the arrows as the days are. */
export const YearKeyboard: Story = {
  args: { view: 'year' },
  play: async ({ canvas, args }) => {
    (await canvas.findByRole('button', { name: /^November 9 events/ })).focus();
    await userEvent.keyboard('{ArrowRight}');
    await focusIsOn('data-month', '2026-12');
    await userEvent.keyboard('{Home}');
    await focusIsOn('data-month', '2026-01');
    await userEvent.keyboard('{End}{ArrowLeft}');
    await focusIsOn('data-month', '2026-11');
    await userEvent.tab();
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/Splinting workshop/));
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onViewChange).toHaveBeenLastCalledWith('month'));
  },
};

/** A year of 2,000 events renders no more than its previews. */
export const FullYear: Story = {
  args: { view: 'year', events: twoThousand },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('2000 events');
    await waitFor(() => expect(canvas.getAllByText(/^Meeting/)).toHaveLength(24));
  },
};

export const FullMonth: Story = { args: { events: twoThousand, shownEvents: 3 } };

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Loading events');
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  },
};

export const LoadingYear: Story = { args: { isLoading: true, view: 'year' } };

/** What is loading, what is there and what is empty are equally tall. */
export const SameHeight: Story = {
  render: (args) => (
    <>
      <EventCalendar {...args} isLoading />
      <EventCalendar {...args} />
      <EventCalendar {...args} events={[]} />
    </>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('grid').map((grid) => grid.getBoundingClientRect().height);
    await expect(new Set(heights).size).toBe(1);
  },
};

/** What stands there while the year itself is on its way is as tall as it. */
export const SameHeightOfYears: Story = {
  args: { view: 'year' },
  render: (args) => (
    <>
      <YearSkeleton previews={2} />
      <EventCalendar {...args} isLoading />
      <EventCalendar {...args} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('list')).toHaveLength(2));
    await canvas.findByRole('button', { name: /^November 9 events/ });
    const years = [...canvasElement.querySelectorAll('[aria-busy]'), canvas.getAllByRole('list')[1]];
    await expect(years).toHaveLength(3);
    await expect(new Set(years.map((year) => year?.getBoundingClientRect().height)).size).toBe(1);
  },
};

export const Empty: Story = {
  args: { events: [], labels: { count: (events) => (events === 0 ? 'Nothing this month' : `${events}`) } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Nothing this month');
  },
};

export const WithActions: Story = {
  args: {
    weekStart: 'sun',
    actions: (
      <>
        <Button size="sm">Previous event</Button>
        <Button size="sm">Skip to next event</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')[0]).toHaveAccessibleName('Sunday');
  },
};

/** Dots instead of pills, and the events of the chosen day beneath. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' }, width: '360px' },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(day(canvasElement, '2026-11-04'));
    await waitFor(() => expect(canvas.getByRole('heading', { name: /Wednesday,? 4 November 2026/ })).toBeVisible());
    await expect(screen.queryByRole('dialog')).toBeNull();
    const agenda = canvas.getByRole('region');
    await userEvent.click(within(agenda).getByText('Journal club'));
    await waitFor(() => expect(args.onEventPress).toHaveBeenLastCalledWith(november[2]));
    await userEvent.click(day(canvasElement, '2026-12-02'));
    await waitFor(() => expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-12'));
    await waitFor(() => expect(canvas.getByRole('heading', { name: /Wednesday,? 2 December 2026/ })).toBeVisible());
  },
};

export const NarrowYear: Story = {
  globals: { viewport: { value: 'mobile1' }, width: '360px' },
  args: { view: 'year' },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    day(canvasElement, '2026-11-18').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await focusIsOn('data-day', '2026-11-19');
  },
};
