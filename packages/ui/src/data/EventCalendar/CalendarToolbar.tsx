import { type ReactNode, startTransition } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { classNames } from '../../foundations/class-names.ts';
import { Heading, type HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { IconChevronLeft, IconChevronRight } from '../../foundations/icons/icons.ts';
import * as styles from './CalendarToolbar.css.ts';
import type { EventCalendarLabels } from './labels.ts';

export type CalendarView = 'month' | 'year';

export interface CalendarToolbarProps {
  title: string;
  summary: string;
  headingLevel: HeadingLevel;
  view: CalendarView;
  onViewChange: (view: CalendarView) => void;
  /** Somebody is about to turn to the other view. */
  onViewsPointed: () => void;
  onStep: (steps: 1 | -1) => void;
  onToday: () => void;
  /** Between the title and the arrows. */
  actions: ReactNode;
  labels: EventCalendarLabels;
}

/** What the calendar shows, and the ways to show something else. */
export function CalendarToolbar({ view, labels, onStep, ...props }: CalendarToolbarProps) {
  const isYear = view === 'year';
  return (
    <div className={styles.toolbar}>
      <div className={styles.titles}>
        <div aria-live="polite">
          <Heading level={props.headingLevel} size="lg">
            {props.title}
          </Heading>
        </div>
        <p role="status" className={styles.summary}>
          {props.summary}
        </p>
      </div>
      {props.actions ? <div className={styles.actions}>{props.actions}</div> : null}
      <div className={styles.tools}>
        <div className={styles.steps}>
          <IconButton
            label={isYear ? labels.previousYear : labels.previousMonth}
            icon={IconChevronLeft}
            onPress={() => onStep(-1)}
          />
          <Button onPress={props.onToday}>{labels.today}</Button>
          <IconButton
            label={isYear ? labels.nextYear : labels.nextMonth}
            icon={IconChevronRight}
            onPress={() => onStep(1)}
          />
        </div>
        <div
          role="group"
          aria-label={labels.view}
          className={styles.views}
          onPointerEnter={props.onViewsPointed}
          onFocus={props.onViewsPointed}
        >
          {(['month', 'year'] as const).map((each) => (
            <button
              key={each}
              type="button"
              className={classNames(styles.view, each === view && styles.currentView)}
              aria-pressed={each === view}
              // The other view is rendered piece by piece: a year is much at once.
              onClick={() => startTransition(() => props.onViewChange(each))}
            >
              {labels[each]}
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}
