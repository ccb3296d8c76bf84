import { clockChangeAt, dayAndTimeOf, momentAt, wholeOf } from '@portal/rules';

/** A moment as it is being written, by the clocks of the organisation; nothing, or a part of it. */
export interface MomentValue {
  day: string | null;
  time: string | null;
  /** Of a time that comes twice on its day, the second is meant. */
  isSecond?: boolean | undefined;
}

export const noMoment: MomentValue = { day: null, time: null };

/** What is wrong with a moment as it was written. */
export type MomentFault = 'dayMissing' | 'timeMissing' | 'skipped';

export function momentFault({ day, time }: MomentValue, zone: string): MomentFault | null {
  if (day === null) return time === null ? null : 'dayMissing';
  if (time === null) return 'timeMissing';
  return clockChangeAt({ day, time }, zone) === 'skipped' ? 'skipped' : null;
}

/** Null where nothing, or not all of it, is written. */
export function momentOfValue(value: MomentValue, zone: string): Date | null {
  const whole = wholeOf(value);
  return whole === null ? null : momentAt(whole, zone);
}

export function valueOfMoment(moment: string | null, zone: string): MomentValue {
  return moment === null ? noMoment : dayAndTimeOf(new Date(moment), zone);
}
