import { momentOf, wallTimeOf } from '@portal/api/rules';

/** A day and what the clock shows: `2026-10-04` and `02:30`. */
export interface DayAndTime {
  day: string;
  time: string;
  /** The clocks show this time twice on that day, and the second is meant. */
  isSecond?: boolean | undefined;
}

const minute = 60_000;
/** The clocks of Lord Howe go half an hour, all others an hour. */
const changes = [30, 60];

const wallOf = ({ day, time }: DayAndTime): string => `${day}T${time}:00`;

export function momentAt(at: DayAndTime, zone: string): Date {
  const first = momentOf(wallOf(at), zone);
  return at.isSecond === true ? (secondAfter(first, wallOf(at), zone) ?? first) : first;
}

/** When the clocks of a zone show the same again after they have gone back. */
function secondAfter(first: Date, wall: string, zone: string): Date | undefined {
  return changes
    .map((minutes) => new Date(first.getTime() + minutes * minute))
    .find((moment) => wallTimeOf(moment, zone) === wall);
}

/** What a clock of a zone shows at a moment, to the minute. */
export function dayAndTimeOf(moment: Date, zone: string): DayAndTime {
  const [day = '', time = ''] = wallTimeOf(moment, zone).split('T');
  const at = { day, time: time.slice(0, 5) };
  const isSecond = moment.getTime() - momentAt(at, zone).getTime() >= minute;
  return isSecond ? { ...at, isSecond } : at;
}

/** What the change of the clocks does to a time: it never comes on that day, or it comes twice. */
export function clockChangeAt({ day, time }: DayAndTime, zone: string): 'skipped' | 'twice' | null {
  const wall = wallOf({ day, time });
  const first = momentOf(wall, zone);
  if (wallTimeOf(first, zone) !== wall) return 'skipped';
  return secondAfter(first, wall, zone) === undefined ? null : 'twice';
}

/** By whose clocks something ends: those of where it begins, unless it says otherwise. */
export function endZoneOf({ timeZone, endTimeZone }: { timeZone: string; endTimeZone?: string | undefined }): string {
  return endTimeZone ?? timeZone;
}

/** The same as it is kept: nothing where it is the zone of the start. */
export function ownEndZone(zones: { timeZone: string; endTimeZone?: string | undefined }): string | undefined {
  return zones.endTimeZone === zones.timeZone ? undefined : zones.endTimeZone;
}
