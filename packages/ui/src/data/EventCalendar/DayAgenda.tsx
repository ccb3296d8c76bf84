import { classNames } from '../../foundations/class-names.ts';
import { lastDayOf, type CalendarEvent } from './calendar-event.ts';
import * as styles from './DayAgenda.css.ts';
import { EventAction } from './EventAction.tsx';
import { marks } from './EventPill.css.ts';
import type { DateWriter } from './use-date-writer.ts';

export interface DayAgendaProps {
  events: readonly CalendarEvent[];
  emptyText: string;
  writer: DateWriter;
  onEventPress: ((event: CalendarEvent) => void) | undefined;
}

/** The events of one day below each other, with their whole titles. */
export function DayAgenda({ events, emptyText, writer, onEventPress }: DayAgendaProps) {
  if (events.length === 0) return <p className={styles.empty}>{emptyText}</p>;
  return (
    <ul className={styles.list}>
      {events.map((event) => (
        <li key={event.id}>
          <EventAction event={event} onPress={onEventPress} className={styles.event}>
            <span className={classNames(styles.mark, marks[event.tone ?? 'brand'])} aria-hidden />
            <span className={styles.words}>
              <span className={styles.title}>{event.title}</span>
              <span className={styles.note}>{noteOf(event, writer)}</span>
            </span>
          </EventAction>
        </li>
      ))}
    </ul>
  );
}

function noteOf(event: CalendarEvent, writer: DateWriter): string {
  const last = lastDayOf(event);
  const days = last === event.startDate ? null : writer.range(event.startDate, last);
  return [days, event.time, event.kind].filter(Boolean).join(' · ');
}
