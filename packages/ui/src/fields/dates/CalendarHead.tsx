import { Button } from 'react-aria-components/Button';
import { CalendarHeading, CalendarMonthPicker, CalendarYearPicker } from 'react-aria-components/Calendar';
import { useLocale } from 'react-aria-components/I18nProvider';
import { buttonClass } from '../../actions/Button/button-class.ts';
import { IconChevronLeft, IconChevronRight } from '../../foundations/icons/icons.ts';
import * as styles from './calendar.css.ts';

export interface CalendarHeadProps {
  /** How many months are shown; a single one can be chosen by month and year. */
  months?: 1 | 2;
}

/** Which months are shown, and the way to others. */
export function CalendarHead({ months = 1 }: CalendarHeadProps) {
  // A calendar reads as its language does, and its arrows with it.
  const { direction } = useLocale();
  const arrow = buttonClass({ tone: 'neutral', size: 'sm', isSquare: true });
  return (
    <header className={styles.head} data-direction={direction}>
      <Button slot="previous" className={arrow}>
        <IconChevronLeft size={20} />
      </Button>
      <div className={styles.titles}>
        {months === 1 ? (
          <div>
            <CalendarMonthPicker format="long">{(choice) => <Choice {...choice} />}</CalendarMonthPicker>
            <CalendarYearPicker visibleYears={40}>{(choice) => <Choice {...choice} />}</CalendarYearPicker>
          </div>
        ) : (
          [0, 1].map((offset) => <CalendarHeading key={offset} offset={{ months: offset }} className={styles.title} />)
        )}
      </div>
      <Button slot="next" className={arrow}>
        <IconChevronRight size={20} />
      </Button>
    </header>
  );
}

interface ChoiceProps {
  'aria-label': string;
  value: string | number;
  onChange: (key: number) => void;
  items: readonly { id: number; formatted: string }[];
}

function Choice({ value, onChange, items, ...name }: ChoiceProps) {
  return (
    <select
      {...name}
      className={styles.choice}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {items.map(({ id, formatted }) => (
        <option key={id} value={id} className={styles.choiceOption}>
          {formatted}
        </option>
      ))}
    </select>
  );
}
