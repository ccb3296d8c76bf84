import { momentOf, wallTimeOf } from '../../events/rules/event-time.ts';

/** A day and what the clock shows: `2026-10-04` and `02:30`. */
export interface DayAndTime {
  day: string;
  time: string;
}

const minute = 60_000;
/** The clocks of Lord Howe go half an hour, all others an hour. */
const changes = [30, 60];

const wallOf = ({ day, time }: DayAndTime): string => `${day}T${time}:00`;

export function momentAt(at: DayAndTime, zone: string): Date {
  return momentOf(wallOf(at), zone);
}

/** What a clock of a zone shows at a moment, to the minute. */
export function dayAndTimeOf(moment: Date, zone: string): DayAndTime {
  const [day = '', time = ''] = wallTimeOf(moment, zone).split('T');
  return { day, time: time.slice(0, 5) };
}

/** What the change of the clocks does to a time: it never comes on that day, or it comes twice. */
export function clockChangeAt(at: DayAndTime, zone: string): 'skipped' | 'twice' | null {
  const first = momentAt(at, zone);
  if (wallTimeOf(first, zone) !== wallOf(at)) return 'skipped';
  const again = changes.some(
    (minutes) => wallTimeOf(new Date(first.getTime() + minutes * minute), zone) === wallOf(at),
  );
  return again ? 'twice' : null;
}
