import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleEvent } from '../../stories/sample-events.ts';
import { EventsCalendar, type EventsCalendarProps } from './EventsCalendar.tsx';

const title = 'Splinting the injured hand';
const on = (day: string, id: string, changes: Parameters<typeof sampleEvent>[0] = {}) =>
  sampleEvent({
    id,
    title: `${title} ${id}`,
    startDateTime: `2026-11-${day}T09:00:00`,
    endDateTime: `2026-11-${day}T11:30:00`,
    startTimeZone: 'Australia/Sydney',
    endTimeZone: 'Australia/Sydney',
    eventStartUtc: `2026-11-${day}T22:00:00.000Z`,
    ...changes,
  });

const four = ['a', 'b', 'c', 'd'].map((id) => on('04', id));

function Controlled(props: EventsCalendarProps) {
  const [view, setView] = useState(props.view);
  const onMove: typeof props.onMove = (place) => setView(place.view ?? view);
  return <EventsCalendar {...props} view={view} onMove={onMove} />;
}

const meta = {
  title: 'Events/Discover events/Calendar/Days',
  component: EventsCalendar,
  render: (args) => <Controlled {...args} />,
  args: {
    events: [...four, on('12', 'e', { title: 'Exactly 18 letters' })],
    view: 'month',
    month: '2026-11',
    activeDay: '2026-11-20',
    isLoading: false,
    onMove: fn(),
    onActiveDayChange: fn(),
    onSkip: fn(),
  },
} satisfies Meta<typeof EventsCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

const cellOf = (root: HTMLElement, day: string) =>
  root.querySelector(`[data-day="${day}"]`)?.closest('[role="gridcell"]');

/** Two pills a day, cut at 18 characters; the rest is counted, and a press on the count shows all of the day. */
export const Month: Story = {
  parameters: {
    behaviours: ['EVT-116', 'EVT-117', 'EVT-118', 'EVT-120', 'EVT-123', 'EVT-130', 'EVT-131', 'EVT-138'],
  },
  async play({ canvas, canvasElement }) {
    const cell = cellOf(canvasElement, '2026-11-04');
    await expect(canvas.getByText('5 items')).toBeVisible();
    await expect(cell?.querySelectorAll('a')).toHaveLength(2);
    await expect(canvas.getAllByText('Splinting the inju…')).toHaveLength(2);
    await expect(canvas.getByText('Exactly 18 letters')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Splinting the injured hand a/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '+2 more' }));
    const list = await screen.findByRole('dialog', { name: 'All events for 04/11/2026' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(4);
  },
};

/** Two previews a month, cut at 24 characters. */
export const Year: Story = {
  args: { view: 'year' },
  parameters: { behaviours: ['EVT-119', 'EVT-120', 'EVT-121', 'EVT-122', 'EVT-123'] },
  async play({ canvas, canvasElement }) {
    // The view of a year comes later than the calendar.
    const november = () => canvasElement.querySelector('[data-month="2026-11"]')?.closest('li');
    await waitFor(() => expect(november()?.querySelectorAll('a')).toHaveLength(2));
    await expect(canvas.getAllByText('Splinting the injured ha…')).toHaveLength(2);
    await expect(canvas.getByText('+3 more')).toBeVisible();
  },
};

/** Picture, title, a few words and the time, while somebody points at an event or the keyboard is on it. */
export const Tooltips: Story = {
  parameters: { behaviours: ['EVT-123', 'EVT-124', 'EVT-125', 'EVT-126', 'EVT-127'] },
  async play({ canvas, args }) {
    const [event] = args.events;
    await userEvent.hover(canvas.getByRole('link', { name: /Splinting the injured hand a/ }));
    const tip = await screen.findByRole('tooltip');
    await expect(tip).toHaveTextContent(`${title} a`);
    await expect(tip).toHaveTextContent(event?.shortDesc ?? '-');
    await expect(tip).toHaveTextContent('9:00 am – 11:30 am');
    await expect(tip.querySelector('img')).toHaveAttribute('src', event?.listingImg);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

/** The active day shows its own. */
export const ActiveDay: Story = {
  args: { activeDay: '2026-11-04' },
  parameters: { behaviours: ['EVT-146'] },
  async play() {
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(`${title} a`);
  },
};

export const TimeNotKnown: Story = {
  args: {
    activeDay: '2026-11-06',
    events: [on('06', 'f', { startDateTime: '2026-11-06T00:00:00', endDateTime: '2026-11-06T00:00:00' })],
  },
  parameters: { behaviours: ['EVT-128'] },
  async play() {
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Time not available');
  },
};

export const ActiveDayDark: Story = { ...ActiveDay, globals: { scheme: 'dark' } };
