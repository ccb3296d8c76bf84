import type { CpdPeriod } from '@portal/api';

/** What holds where an organisation has not said how much it asks. */
const usualHours = 20;

export interface Progress {
  /** In hours or points, by the rules of the period. */
  done: number;
  required: number;
  /** Of what is required, 100 at most. */
  percent: number;
  isPoints: boolean;
}

/** How far a period has come. */
export function progressOf(
  period: Pick<CpdPeriod, 'standing' | 'completedTotalHours' | 'minimumRequiredHours'>,
): Progress {
  const required = period.minimumRequiredHours ?? usualHours;
  const done = period.completedTotalHours;
  const percent = required === 0 ? 100 : Math.min(100, Math.floor((done / required) * 100));
  return { done, required, percent, isPoints: period.standing.unit === 'points' };
}
