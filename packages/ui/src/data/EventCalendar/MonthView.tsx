import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Heading, type HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import { lazyComponent } from '../../feedback/Lazy/lazy.tsx';
import type { CalendarEvent } from './calendar-event.ts';
import { DayAgenda } from './DayAgenda.tsx';
import { DayCell } from './DayCell.tsx';
import type { EventsByDay } from './events-by-day.ts';
import { dayOfKey } from './grid-keys.ts';
import { monthOf } from './iso-date.ts';
import type { EventCalendarLabels } from './labels.ts';
import { monthWeeks } from './month-days.ts';
import * as styles from './MonthView.css.ts';
import { PointedTips, prefetchTips } from './PointedTips.tsx';
import type { DateWriter } from './use-date-writer.ts';
import { weekLanes } from './week-lanes.ts';

/** Fetched when somebody points at a day: what opens above a page is ten times as heavy as the calendar. */
const DayPopover = lazyComponent(() => import('./DayPopover.tsx').then((module) => ({ default: module.DayPopover })));
function prepare() {
  DayPopover.prefetch();
  prefetchTips();
}

export interface MonthViewProps {
  month: string;
  today: string;
  active: string;
  onActiveChange: (day: string) => void;
  byDay: EventsByDay;
  lanes: number;
  weekStart: number;
  isLoading: boolean;
  characters: number | undefined;
  headingLevel: HeadingLevel;
  onEventPress: ((event: CalendarEvent) => void) | undefined;
  labels: EventCalendarLabels;
  writer: DateWriter;
}

/** Six weeks as a grid; where it is narrow, the list of the chosen day stands beneath. */
export function MonthView(props: MonthViewProps) {
  const { month, active, byDay, labels, writer, onActiveChange } = props;
  const gridRef = useRef<HTMLDivElement>(null);
  const agendaRef = useRef<HTMLElement>(null);
  const anchorRef = useRef<HTMLElement>(null);
  const agendaId = useId();
  const isFocusDue = useRef(false);
  const [openDay, setOpenDay] = useState<string | null>(null);
  const [isWanted, setWanted] = useState(false);
  const isLoaded = DayPopover.useIsLoaded();
  const weeks = monthWeeks(month, props.weekStart);
  const eventsOf = (day: string) => byDay.get(day) ?? [];

  useEffect(() => {
    if (!isFocusDue.current) return;
    isFocusDue.current = false;
    gridRef.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
  }, [active]);

  function onKeyDown(event: KeyboardEvent) {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const day = dayOfKey(event, active, { weekStart: props.weekStart, isRightToLeft });
    if (day === null || event.altKey || event.metaKey) return;
    event.preventDefault();
    isFocusDue.current = day !== active;
    onActiveChange(day);
  }

  function press(day: string, cell: HTMLElement) {
    const hasAgenda = (agendaRef.current?.getClientRects().length ?? 0) > 0;
    if (hasAgenda || monthOf(day) === month) onActiveChange(day);
    if (hasAgenda) return;
    anchorRef.current = cell;
    setWanted(true);
    setOpenDay(day);
  }

  // Where the list of the day stands beneath, nothing covers the days.
  function tipAnchor(): Element | null {
    if ((agendaRef.current?.getClientRects().length ?? 0) > 0) return null;
    return gridRef.current?.querySelector(`[data-day="${active}"]`) ?? null;
  }

  const list = { emptyText: labels.emptyDay, writer, onEventPress: props.onEventPress };
  return (
    <PointedTips events={openDay === null ? eventsOf(active) : []} active={active} anchor={tipAnchor}>
      <div
        ref={gridRef}
        role="grid"
        aria-label={writer.month(month)}
        aria-busy={props.isLoading || undefined}
        className={styles.grid}
        onKeyDown={onKeyDown}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <div role="row" className={styles.week}>
          {weeks[0]?.map((day) => (
            <div key={day} role="columnheader" aria-label={writer.weekday(day)} className={styles.weekday}>
              {writer.shortWeekday(day)}
            </div>
          ))}
        </div>
        {weeks.map((week) => (
          <div key={week[0]} role="row" className={styles.week}>
            {weekLanes(week, byDay, props.lanes).map((dayLanes) => (
              <DayCell
                {...dayLanes}
                key={dayLanes.day}
                number={writer.dayNumber(dayLanes.day)}
                name={nameOf(dayLanes.day, eventsOf(dayLanes.day).length, props)}
                moreText={labels.more(dayLanes.hidden)}
                events={eventsOf(dayLanes.day)}
                lanes={props.lanes}
                isToday={dayLanes.day === props.today}
                isOutside={monthOf(dayLanes.day) !== month}
                isActive={dayLanes.day === active}
                isLoading={props.isLoading}
                characters={props.characters}
                onPress={press}
                onEventPress={props.onEventPress}
              />
            ))}
          </div>
        ))}
      </div>
      <section ref={agendaRef} className={styles.agenda} aria-labelledby={agendaId} aria-live="polite">
        <Heading level={nextLevel(props.headingLevel)} size="sm" id={agendaId}>
          {labels.dayTitle(writer.day(active), active)}
        </Heading>
        <DayAgenda {...list} events={eventsOf(active)} />
      </section>
      {isWanted && (openDay !== null || isLoaded) && (
        <DayPopover
          {...list}
          title={labels.dayTitle(writer.day(openDay ?? active), openDay ?? active)}
          events={eventsOf(openDay ?? active)}
          headingLevel={nextLevel(props.headingLevel)}
          closeLabel={labels.close}
          isOpen={openDay !== null}
          onClose={() => setOpenDay(null)}
          anchorRef={anchorRef}
          onError={() => setOpenDay(null)}
        />
      )}
    </PointedTips>
  );
}

function nameOf(day: string, events: number, { writer, labels }: MonthViewProps): string {
  const date = writer.day(day);
  return events === 0 ? date : `${date}, ${labels.count(events)}`;
}

const nextLevels = { 1: 2, 2: 3, 3: 4, 4: 4 } as const;
const nextLevel = (level: HeadingLevel): HeadingLevel => nextLevels[level];
