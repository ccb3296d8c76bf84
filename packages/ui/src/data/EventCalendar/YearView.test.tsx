import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EventsByDay } from './events-by-day.ts';
import { eventCalendarLabels } from './labels.ts';
import { YearView, type YearViewProps } from './YearView.tsx';

let due: FrameRequestCallback | undefined;
const nextFrame = () =>
  act(() => {
    const draw = due;
    due = undefined;
    draw?.(0);
  });

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => {
    due = draw;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => (due = undefined));
});
afterEach(() => vi.unstubAllGlobals());

/** One on the first of every month. */
function eventsOf(year: string): EventsByDay {
  const days = Array.from({ length: 12 }, (_, month) => `${year}-${String(month + 1).padStart(2, '0')}-01`);
  return new Map(days.map((day) => [day, [{ id: day, title: `Of ${day}`, startDate: day }]]));
}

const args: YearViewProps = {
  month: '2026-11',
  today: '2026-11-24',
  byDay: new Map(),
  previews: 2,
  characters: undefined,
  weekStart: 1,
  isLoading: true,
  onMonthChange: vi.fn(),
  onMonthOpen: vi.fn(),
  onEventPress: vi.fn(),
  labels: eventCalendarLabels,
  writer: {
    day: (iso) => iso,
    dayNumber: (iso) => iso.slice(8),
    weekday: (iso) => iso,
    shortWeekday: (iso) => iso,
    month: (iso) => iso,
    monthName: () => 'A month',
    year: (iso) => iso,
    range: (from, to) => `${from} – ${to}`,
  },
};

function shownBy(container: HTMLElement) {
  const months = [...container.querySelectorAll('[data-month]')];
  return {
    withDays: months.filter((month) => month.nextElementSibling?.childElementCount).length,
    counts: months.map(({ textContent }) => textContent.replace('A month', '').trim()).filter(Boolean),
  };
}

const oneEach = (months: number) => Array.from({ length: months }, () => eventCalendarLabels.count(1));

test('a frame draws the days of one month more, and a month says how much it has when its turn has come', () => {
  const { container, rerender } = render(<YearView {...args} />);
  for (let months = 0; months <= 12; months += 1) {
    expect(shownBy(container)).toEqual({ withDays: months, counts: [] });
    nextFrame();
  }
  rerender(<YearView {...args} isLoading={false} byDay={eventsOf('2026')} />);
  for (let months = 0; months <= 12; months += 1) {
    expect(shownBy(container)).toEqual({ withDays: 12, counts: oneEach(months) });
    nextFrame();
  }
});

test('of another year that has come already, no month counts what stood there before', () => {
  const { container, rerender } = render(<YearView {...args} isLoading={false} byDay={eventsOf('2026')} />);
  for (let months = 0; months < 12; months += 1) nextFrame();
  rerender(<YearView {...args} isLoading={false} month="2027-11" byDay={eventsOf('2027')} />);
  expect(shownBy(container).counts).toEqual([]);
  nextFrame();
  expect(shownBy(container).counts).toEqual(oneEach(1));
});
