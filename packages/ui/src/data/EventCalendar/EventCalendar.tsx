import { useMemo, type ReactNode } from 'react';
import { lazyComponent } from '../../feedback/Lazy/lazy.tsx';
import type { HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import { weekdays, weekStartOf, type Weekday } from '../../foundations/week-start.ts';
import type { CalendarEvent } from './calendar-event.ts';
import { CalendarToolbar, type CalendarView } from './CalendarToolbar.tsx';
import * as styles from './EventCalendar.css.ts';
import { eventsByDay, eventsIn } from './events-by-day.ts';
import { addMonths, monthOf } from './iso-date.ts';
import { eventCalendarLabels, type EventCalendarLabels } from './labels.ts';
import { monthSpan } from './month-days.ts';
import { MonthView } from './MonthView.tsx';
import { useActiveDay } from './use-active-day.ts';
import { useDateWriter } from './use-date-writer.ts';
import { YearSkeleton } from './YearSkeleton.tsx';

/** Most stay with the month. */
const YearView = lazyComponent(() => import('./YearView.tsx').then((module) => ({ default: module.YearView })));

export interface EventCalendarProps {
  /** '2026-11'; the year view shows its year. */
  month: string;
  onMonthChange: (month: string) => void;
  view: CalendarView;
  onViewChange: (view: CalendarView) => void;
  /** Those of the days in view; `monthSpan` says which days a month shows. */
  events: readonly CalendarEvent[];
  onEventPress?: ((event: CalendarEvent) => void) | undefined;
  /** '2026-11-18', in the zone that the events are told in. */
  today: string;
  /** The day that the keyboard is on; kept by the calendar when left out. */
  activeDay?: string | null | undefined;
  onActiveDayChange?: ((day: string) => void) | undefined;
  isLoading?: boolean | undefined;
  /** The first day of a week; the language's own when left out. */
  weekStart?: Weekday | undefined;
  /** How many events a day, or a month of the year, shows before '+3 more'. */
  shownEvents?: 1 | 2 | 3 | 4 | undefined;
  /** How many characters of a title a day of the month shows, and a month of the year: as many as fit when left out. */
  titleCharacters?: { day: number; month: number } | undefined;
  headingLevel?: HeadingLevel | undefined;
  /** Beside the arrows: ways from event to event, a filter. */
  actions?: ReactNode;
  labels?: Partial<EventCalendarLabels> | undefined;
}

/** What happens when, by month or by year. To choose a date take `DatePicker`. */
export function EventCalendar(props: EventCalendarProps) {
  const { month, view, events, today, isLoading = false, shownEvents = 2, headingLevel = 2, onMonthChange } = props;
  const labels = { ...eventCalendarLabels, ...props.labels };
  const writer = useDateWriter();
  const weekStart = props.weekStart ? weekdays.indexOf(props.weekStart) : weekStartOf(writer.locale);
  const { active, moveTo } = useActiveDay(props);
  const byDay = useMemo(
    () => eventsByDay(isLoading ? [] : events, spanOf(view, month, weekStart)),
    [events, isLoading, view, month, weekStart],
  );
  const count = useMemo(() => countOf(byDay, view, month), [byDay, view, month]);
  const shared = { month, today, byDay, weekStart, isLoading, labels, writer, onEventPress: props.onEventPress };
  return (
    <div className={styles.calendar}>
      <CalendarToolbar
        title={view === 'month' ? writer.month(month) : writer.year(month)}
        summary={isLoading ? labels.loading : labels.count(count)}
        headingLevel={headingLevel}
        view={view}
        onViewChange={props.onViewChange}
        onViewsPointed={YearView.prefetch}
        onStep={(steps) => onMonthChange(addMonths(month, view === 'month' ? steps : steps * 12))}
        onToday={() => moveTo(today)}
        actions={props.actions}
        labels={labels}
      />
      {view === 'month' ? (
        <MonthView
          {...shared}
          active={active}
          onActiveChange={moveTo}
          lanes={shownEvents}
          characters={props.titleCharacters?.day}
          headingLevel={headingLevel}
        />
      ) : (
        <YearView
          {...shared}
          fallback={<YearSkeleton previews={shownEvents} />}
          previews={shownEvents}
          characters={props.titleCharacters?.month}
          onMonthChange={onMonthChange}
          onMonthOpen={(opened) => {
            if (opened !== month) onMonthChange(opened);
            props.onViewChange('month');
          }}
        />
      )}
    </div>
  );
}

function spanOf(view: CalendarView, month: string, weekStart: number) {
  const year = month.slice(0, 4);
  return view === 'month' ? monthSpan(month, weekStart) : { from: `${year}-01-01`, to: `${year}-12-31` };
}

/** Those of the month or the year itself, without the days around. */
function countOf(byDay: ReturnType<typeof eventsByDay>, view: CalendarView, month: string): number {
  const days = [...byDay.keys()].filter((day) => view === 'year' || monthOf(day) === month);
  return eventsIn(byDay, days).length;
}
