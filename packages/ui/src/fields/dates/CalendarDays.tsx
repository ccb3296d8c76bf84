import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { classNames } from '../../foundations/class-names.ts';
import * as styles from './calendar.css.ts';

export interface CalendarDaysProps {
  months?: 1 | 2;
  isRange?: boolean;
}

/** The days of one month, or of two beside each other. */
export function CalendarDays({ months = 1, isRange = false }: CalendarDaysProps) {
  return (
    <div className={styles.grids}>
      {[0, 1].slice(0, months).map((offset) => (
        <CalendarGrid key={offset} offset={{ months: offset }} weekdayStyle="short" className={styles.grid}>
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => <CalendarCell date={date} className={classNames(styles.day, isRange && styles.rangeDay)} />}
          </CalendarGridBody>
        </CalendarGrid>
      ))}
    </div>
  );
}
