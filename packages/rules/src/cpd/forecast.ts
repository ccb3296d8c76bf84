import { daysAfter, daysBetween, laterDay } from '@portal/api/rules';
import type { CpdPeriod } from './periods.ts';

export interface Forecast {
  /** What will be done on the last day at the pace of today. */
  minutes: number;
  isEnough: boolean;
  /** The day on which the total is reached at that pace; null where it is not within the period. */
  reachedOn: string | null;
}

interface ForecastFacts {
  period: CpdPeriod;
  today: string;
  joinedOn: string | null;
  /** Without what was carried over: that was not the pace of this period. */
  ownMinutes: number;
  carriedMinutes: number;
  requiredMinutes: number;
}

export function forecastOf(facts: ForecastFacts): Forecast | null {
  const { period, today, joinedOn, ownMinutes, carriedMinutes, requiredMinutes } = facts;
  const firstDay = joinedOn === null ? period.firstDay : laterDay(period.firstDay, joinedOn);
  const elapsed = daysBetween(firstDay, today);
  if (today > period.lastDay || elapsed === 0) return null;
  const minutes = carriedMinutes + Math.floor((ownMinutes * daysBetween(firstDay, period.lastDay)) / elapsed);
  const isEnough = minutes >= requiredMinutes;
  const toReach = Math.max(0, requiredMinutes - carriedMinutes);
  const days = ownMinutes === 0 ? 0 : Math.ceil((toReach * elapsed) / ownMinutes);
  return { minutes, isEnough, reachedOn: isEnough ? daysAfter(firstDay, Math.max(0, days - 1)) : null };
}
