import { classNames } from '../../foundations/class-names.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import type { CalendarEvent } from './calendar-event.ts';
import { EventAction } from './EventAction.tsx';
import * as styles from './EventPill.css.ts';

export interface EventPillProps {
  event: CalendarEvent;
  onPress: ((event: CalendarEvent) => void) | undefined;
  tabIndex?: number;
  /** It began before the day that it is drawn in. */
  isContinued?: boolean;
  /** It goes on after the days that it is drawn over. */
  continues?: boolean;
}

/** One event in one line, in the tone of its kind. */
export function EventPill({ event, onPress, tabIndex = 0, isContinued = false, continues = false }: EventPillProps) {
  const { tone = 'brand', time, title, kind } = event;
  return (
    <EventAction
      event={event}
      onPress={onPress}
      tabIndex={tabIndex}
      title={title}
      className={classNames(
        styles.pill,
        styles.tones[tone],
        isContinued && styles.continued,
        continues && styles.continuing,
      )}
    >
      {time && !isContinued ? <span className={styles.time}>{time} </span> : null}
      <span className={styles.title}>{title}</span>
      {kind ? <VisuallyHidden>, {kind}</VisuallyHidden> : null}
    </EventAction>
  );
}
