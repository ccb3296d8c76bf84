import type { CpdPeriod, CpdRecord } from '@portal/api';
import { hoursAndMinutes, inUnits } from '@portal/rules';

/** The length of a record in hours and minutes, where a number of hours does not say it exactly; null where it does, and where hours are not of sixty minutes. */
export function exactAmount(
  { hours, minutes }: Pick<CpdRecord, 'hours' | 'minutes'>,
  name: CpdPeriod['standing']['unit'],
): { h: number; min: number } | null {
  const usual = { unit: { name, minutes: 60 } };
  return inUnits(usual, minutes) === hours ? hoursAndMinutes(usual, minutes) : null;
}
