import { useEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import type { CalendarEvent } from './calendar-event.ts';
import type { EventsByDay } from './events-by-day.ts';
import { monthsOfYear } from './iso-date.ts';
import type { EventCalendarLabels } from './labels.ts';
import { MiniMonth } from './MiniMonth.tsx';
import type { DateWriter } from './use-date-writer.ts';
import { useInTurn } from './use-in-turn.ts';
import { monthOfKey } from './year-keys.ts';
import * as styles from './YearView.css.ts';

export interface YearViewProps {
  month: string;
  today: string;
  byDay: EventsByDay;
  previews: number;
  characters: number | undefined;
  weekStart: number;
  isLoading: boolean;
  onMonthChange: (month: string) => void;
  onMonthOpen: (month: string) => void;
  onEventPress: ((event: CalendarEvent) => void) | undefined;
  labels: EventCalendarLabels;
  writer: DateWriter;
}

/** Twelve small months; each opens as a month. */
export function YearView(props: YearViewProps) {
  const { month, byDay, isLoading, onMonthChange } = props;
  const listRef = useRef<HTMLUListElement>(null);
  const isFocusDue = useRef(false);
  const months = monthsOfYear(month);
  const year = month.slice(0, 4);
  const shown = useInTurn(
    useMemo(() => ({ year, byDay, isLoading }), [year, byDay, isLoading]),
    months.length,
  );
  // Until its turn a month has nothing to say of this year: what it would count is what stood there before.
  const isDue = (at: number) => shown[at]?.year !== year || shown[at].isLoading;

  useEffect(() => {
    if (!isFocusDue.current) return;
    isFocusDue.current = false;
    listRef.current?.querySelector<HTMLElement>(`[data-month="${month}"]`)?.focus();
  }, [month]);

  function onKeyDown(event: KeyboardEvent) {
    const { direction, gridTemplateColumns } = getComputedStyle(event.currentTarget);
    const columns = gridTemplateColumns.split(' ').length;
    const next = monthOfKey(event, month, { columns, isRightToLeft: direction === 'rtl' });
    if (next === null || event.altKey || event.metaKey) return;
    event.preventDefault();
    isFocusDue.current = next !== month;
    onMonthChange(next);
  }

  return (
    <ul ref={listRef} className={styles.year} aria-busy={isLoading || undefined} onKeyDown={onKeyDown}>
      {months.map((each, at) => (
        <MiniMonth
          key={each}
          month={each}
          isActive={each === month}
          today={props.today}
          byDay={shown[at]?.byDay}
          previews={props.previews}
          characters={props.characters}
          weekStart={props.weekStart}
          isLoading={isLoading || isDue(at)}
          onOpen={props.onMonthOpen}
          onEventPress={props.onEventPress}
          labels={props.labels}
          writer={props.writer}
        />
      ))}
    </ul>
  );
}
