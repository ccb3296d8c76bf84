import { memo } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { eventsIn, type EventsByDay } from './events-by-day.ts';
import { EventPill } from './EventPill.tsx';
import { monthOf, weekdayOf } from './iso-date.ts';
import * as styles from './MiniMonth.css.ts';
import { monthWeeks } from './month-days.ts';
import type { YearViewProps } from './YearView.tsx';

export interface MiniMonthProps extends Omit<YearViewProps, 'byDay' | 'onMonthChange' | 'onMonthOpen'> {
  /** Left out until it is its turn to render its days. */
  byDay: EventsByDay | undefined;
  /** The keyboard is on it. */
  isActive: boolean;
  onOpen: (month: string) => void;
}

/** A month as one mark per day, its number of events and the first of them. A press anywhere in it opens the month. */
export const MiniMonth = memo(function MiniMonth(props: MiniMonthProps) {
  const { month, byDay, labels, writer, isActive, previews } = props;
  const isLoading = props.isLoading || byDay === undefined;
  const events = byDay === undefined ? [] : eventsIn(byDay, daysOf(props));
  const shown = events.slice(0, previews);
  const tabIndex = isActive ? 0 : -1;
  return (
    <li className={styles.month}>
      <button
        type="button"
        data-month={month}
        tabIndex={tabIndex}
        className={styles.title}
        onClick={() => props.onOpen(month)}
      >
        <span className={classNames(styles.name, monthOf(props.today) === month && styles.currentName)}>
          {writer.monthName(month)}
        </span>{' '}
        <span className={styles.count}>{isLoading ? null : labels.count(events.length)}</span>
      </button>
      <MiniDays month={month} today={props.today} byDay={byDay} weekStart={props.weekStart} writer={writer} />
      <div className={styles.previews}>
        {isLoading ? <Skeleton kind="small" lines={previews} /> : null}
        {shown.map((event) => (
          <div key={event.id} className={styles.preview}>
            <EventPill event={event} onPress={props.onEventPress} tabIndex={tabIndex} characters={props.characters} />
          </div>
        ))}
        {events.length > previews ? (
          <span className={styles.more} aria-hidden>
            {labels.more(events.length - previews)}
          </span>
        ) : null}
      </div>
    </li>
  );
});

const daysOf = ({ month, weekStart }: Pick<MiniMonthProps, 'month' | 'weekStart'>) =>
  monthWeeks(month, weekStart)
    .flat()
    .filter((day) => monthOf(day) === month);

type MiniDaysProps = Pick<MiniMonthProps, 'month' | 'today' | 'byDay' | 'weekStart' | 'writer'>;

/** For the eye alone: the month's name says how many events it has. */
const MiniDays = memo(function MiniDays({ byDay, today, writer, ...month }: MiniDaysProps) {
  return (
    <div className={styles.days} aria-hidden>
      {byDay &&
        daysOf(month).map((day, at) => (
          <span
            key={day}
            className={classNames(styles.day, byDay.has(day) && styles.marked, day === today && styles.today)}
            style={at === 0 ? { gridColumnStart: ((weekdayOf(day) - month.weekStart + 7) % 7) + 1 } : undefined}
          >
            {writer.dayNumber(day)}
          </span>
        ))}
    </div>
  );
});
