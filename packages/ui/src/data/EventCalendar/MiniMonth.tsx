import { memo } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { eventsIn } from './events-by-day.ts';
import { EventPill } from './EventPill.tsx';
import { monthOf } from './iso-date.ts';
import * as styles from './MiniMonth.css.ts';
import { monthWeeks } from './month-days.ts';
import type { YearViewProps } from './YearView.tsx';

export interface MiniMonthProps extends Omit<YearViewProps, 'onMonthChange' | 'onMonthOpen'> {
  /** The keyboard is on it. */
  isActive: boolean;
  onOpen: (month: string) => void;
}

/** A month as one mark per day, its number of events and the first of them. A press anywhere in it opens the month. */
export const MiniMonth = memo(function MiniMonth(props: MiniMonthProps) {
  const { month, byDay, labels, writer, isActive, previews, isLoading } = props;
  const days = monthWeeks(month, props.weekStart).flat();
  const events = eventsIn(
    byDay,
    days.filter((day) => monthOf(day) === month),
  );
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
      <MiniDays {...props} days={days} />
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

/** For the eye alone: the month's name says how many events it has. */
function MiniDays({ month, days, today, byDay, writer }: MiniMonthProps & { days: readonly string[] }) {
  return (
    <div className={styles.days} aria-hidden>
      {days.map((day) =>
        monthOf(day) === month ? (
          <span
            key={day}
            className={classNames(styles.day, byDay.has(day) && styles.marked, day === today && styles.today)}
          >
            {writer.dayNumber(day)}
          </span>
        ) : (
          // It keeps its place, so that every month is six weeks tall.
          <span key={day} className={styles.day} />
        ),
      )}
    </div>
  );
}
