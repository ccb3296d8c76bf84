import { classNames } from '../../foundations/class-names.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import type { CalendarEvent } from './calendar-event.ts';
import { cutTitle } from './cut-title.ts';
import { EventAction } from './EventAction.tsx';
import * as styles from './EventPill.css.ts';

export interface EventPillProps {
  event: CalendarEvent;
  onPress: ((event: CalendarEvent) => void) | undefined;
  tabIndex?: number;
  /** It began before the day that it is rendered in. */
  isContinued?: boolean;
  /** It goes on after the days that it is rendered over. */
  continues?: boolean;
  /** Of the title, at most. */
  characters?: number | undefined;
}

/** One event in one line, in the tone of its kind. */
export function EventPill(props: EventPillProps) {
  const { event, onPress, tabIndex = 0, isContinued = false, continues = false } = props;
  const { tone = 'brand', time, title, kind } = event;
  const cut = cutTitle(title, props.characters);
  return (
    <EventAction
      event={event}
      onPress={onPress}
      tabIndex={tabIndex}
      title={event.details === undefined ? title : undefined}
      className={classNames(
        styles.pill,
        styles.tones[tone],
        isContinued && styles.continued,
        continues && styles.continuing,
      )}
    >
      {time && !isContinued ? <span className={styles.time}>{time} </span> : null}
      <span className={styles.title} aria-hidden={cut !== title || undefined}>
        {cut}
      </span>
      {cut === title ? null : <VisuallyHidden>{title}</VisuallyHidden>}
      {kind ? <VisuallyHidden>, {kind}</VisuallyHidden> : null}
    </EventAction>
  );
}
