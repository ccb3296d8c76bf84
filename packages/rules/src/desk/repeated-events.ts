import type { EventFields } from '@portal/api/contract';
import { daysAfter, invalid, type Refusal } from '@portal/api/rules';
import { fieldsRefusal } from './event-fields.ts';

const dayMs = 86_400_000;

/** The event as it is on another day: whatever of it has a day moves along, by the same clocks. It begins without tickets sold. */
export function repeatedOn(fields: EventFields, day: string): EventFields {
  const days = Math.round((Date.parse(day) - Date.parse(fields.start.day)) / dayMs);
  // Which of two times of a day is meant belongs to that day.
  const moved = <Day extends string | null, Time>({ day: from, time }: { day: Day; time: Time }) => ({
    day: from === null ? from : daysAfter(from, days),
    time,
  });
  const span = ({ start, end }: Pick<EventFields, 'start' | 'end'>) => ({
    start: { day: daysAfter(start.day, days), time: start.time },
    end: { day: daysAfter(end.day, days), time: end.time },
  });
  return {
    ...fields,
    ...span(fields),
    opens: moved(fields.opens),
    closes: moved(fields.closes),
    sessions: fields.sessions.map((session) => ({ ...session, ...span(session) })),
    ticketTypes: fields.ticketTypes.map((type) => ({ ...type, id: null })),
  };
}

/** Why an event cannot be repeated on these days. */
export function repeatRefusal(fields: EventFields, days: readonly string[]): Refusal | null {
  if (new Set(days).size < days.length) return invalid('body.days', 'A day stands here twice');
  if (days.includes(fields.start.day)) return invalid('body.days', 'The event itself is on one of these days');
  for (const day of days) {
    const refusal = fieldsRefusal(repeatedOn(fields, day), []);
    if (refusal !== null) return invalid('body.days', `${day.split('-').toReversed().join('/')}: ${refusal.message}`);
  }
  return null;
}
