import { classNames } from '../../foundations/class-names.ts';
import { skeleton } from '../../feedback/Skeleton/Skeleton.css.ts';
import { stableNumber } from '../../foundations/stable-number.ts';
import type { CalendarEvent } from './calendar-event.ts';
import * as styles from './DayCell.css.ts';
import { EventPill } from './EventPill.tsx';
import { marks } from './EventPill.css.ts';
import type { DayLanes } from './week-lanes.ts';

export interface DayCellProps extends DayLanes {
  /** The day's number as it is shown. */
  number: string;
  /** The whole date and how much happens, for screen readers. */
  name: string;
  moreText: string;
  events: readonly CalendarEvent[];
  lanes: number;
  isToday: boolean;
  isOutside: boolean;
  /** The keyboard is on it: it and what stands in it can be reached by Tab. */
  isActive: boolean;
  isLoading: boolean;
  characters: number | undefined;
  onPress: (day: string, cell: HTMLElement) => void;
  onEventPress: ((event: CalendarEvent) => void) | undefined;
}

const mostDots = 3;

/** One day: its number and its pills; in a narrow calendar dots instead of pills. A press anywhere in it is a press on the day. */
export function DayCell(props: DayCellProps) {
  const { day, bars, hidden, lanes, isActive, isToday } = props;
  const tabIndex = isActive ? 0 : -1;
  return (
    <div
      role="gridcell"
      aria-selected={isActive}
      className={classNames(styles.cell, props.isOutside && styles.outside)}
      onClick={(event) => props.onPress(day, event.currentTarget)}
    >
      <button
        type="button"
        data-day={day}
        tabIndex={tabIndex}
        className={classNames(styles.number, isActive && styles.activeNumber, isToday && styles.today)}
        aria-label={props.name}
        aria-current={isToday ? 'date' : undefined}
      >
        {props.number}
      </button>
      <span className={styles.dots} aria-hidden>
        {props.events.slice(0, mostDots).map((event) => (
          <span key={event.id} className={classNames(styles.dot, marks[event.tone ?? 'brand'])} />
        ))}
      </span>
      <div className={styles.pills}>
        {props.isLoading ? <SkeletonPills day={day} lanes={lanes} /> : null}
        {bars.map((bar) => (
          <div
            key={bar.event.id}
            className={styles.bar}
            style={{ gridRowStart: bar.lane + 1, inlineSize: `${bar.days * 100}%` }}
          >
            <EventPill {...bar} onPress={props.onEventPress} tabIndex={tabIndex} characters={props.characters} />
          </div>
        ))}
        <div className={styles.bar} style={{ gridRowStart: lanes + 1 }}>
          {hidden > 0 ? (
            <button type="button" tabIndex={tabIndex} className={styles.more}>
              {props.moreText}
            </button>
          ) : null}
        </div>
      </div>
    </div>
  );
}

function SkeletonPills({ day, lanes }: { day: string; lanes: number }) {
  const count = stableNumber(day) % (lanes + 1);
  return Array.from({ length: count }, (_, lane) => (
    <span key={lane} className={styles.bar} style={{ gridRowStart: lane + 1 }}>
      <span className={classNames(skeleton, styles.skeletonPill)} />
    </span>
  ));
}
