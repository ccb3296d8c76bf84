import { type Cycle, dayIn, daysAfter, type FixedCycle, momentOf, monthsAfter, type RulePack } from '@portal/api/rules';

export interface CpdPeriod {
  /** Its last day. */
  id: string;
  firstDay: string;
  lastDay: string;
  startAt: Date;
  /** The first moment that no longer belongs to it. */
  endAt: Date;
}

/** How far back periods are told at most. */
const mostPeriods = 60;
const idPattern = /^(?:19|20|21)\d\d-\d\d-\d\d$/;

/** The period to which a moment belongs by the clock of a zone. */
export function periodAt({ cycle }: Pick<RulePack, 'cycle'>, zone: string, moment: Date): CpdPeriod {
  return periodOn(cycle, zone, dayIn(moment, zone));
}

/** The period to which a day belongs. */
export function periodOfDay({ cycle }: Pick<RulePack, 'cycle'>, zone: string, day: string): CpdPeriod {
  return periodOn(cycle, zone, day);
}

/** For how long somebody looks ahead whose period is always over today. */
const aheadDays = 90;

/** Up to when something to come fills a gap: the end of the period of now; of a period that rolls the one in ninety days, when what was done longest ago is too old. */
export function periodAhead(pack: Pick<RulePack, 'cycle'>, zone: string, now: Date): CpdPeriod {
  const today = dayIn(now, zone);
  return periodOn(pack.cycle, zone, pack.cycle.kind === 'rolling' ? daysAfter(today, aheadDays) : today);
}

/** The period of an id; null where there is none that ends on that day. */
export function periodOf({ cycle }: Pick<RulePack, 'cycle'>, zone: string, id: string): CpdPeriod | null {
  if (!idPattern.test(id) || Number.isNaN(Date.parse(id)) || daysAfter(id, 0) !== id) return null;
  const period = periodOn(cycle, zone, id);
  return period.id === id ? period : null;
}

export function periodBefore({ cycle }: Pick<RulePack, 'cycle'>, zone: string, period: CpdPeriod): CpdPeriod {
  return periodOn(cycle, zone, daysAfter(period.firstDay, -1));
}

/** The periods from the one of a first moment to the one of now, the latest first. */
export function periodsSince(pack: Pick<RulePack, 'cycle'>, zone: string, first: Date, now: Date): CpdPeriod[] {
  const periods = [periodAt(pack, zone, now)];
  for (let at = periods[0]; at !== undefined && at.startAt > first && periods.length < mostPeriods;) {
    at = periodBefore(pack, zone, at);
    periods.push(at);
  }
  return periods;
}

/** The years of which a period of several is made, in their order; a period of a year or less is its only one. */
export function yearsIn({ cycle }: Pick<RulePack, 'cycle'>, zone: string, period: CpdPeriod): CpdPeriod[] {
  if (cycle.kind === 'rolling') return [period];
  return Array.from({ length: cycle.years }, (_, year) => {
    const firstDay = monthsAfter(period.firstDay, 12 * year);
    return spanned(firstDay, monthsAfter(firstDay, 12), zone);
  });
}

/** '2025 - 2026', or '2026' where it begins and ends in one year. */
export function periodYears({ firstDay, lastDay }: Pick<CpdPeriod, 'firstDay' | 'lastDay'>): string {
  const [first, last] = [firstDay.slice(0, 4), lastDay.slice(0, 4)];
  return first === last ? first : `${first} - ${last}`;
}

function periodOn(cycle: Cycle, zone: string, day: string): CpdPeriod {
  if (cycle.kind === 'fixed') {
    const firstDay = firstDayOf(cycle, day);
    return spanned(firstDay, monthsAfter(firstDay, 12 * cycle.years), zone);
  }
  const next = daysAfter(day, 1);
  return spanned(monthsAfter(next, -cycle.months), next, zone);
}

function firstDayOf({ startMonth, startDay, years, firstYear }: FixedCycle, day: string): string {
  const inYear = (year: number) => [String(year).padStart(4, '0'), two(startMonth), two(startDay)].join('-');
  const thisYear = Number(day.slice(0, 4));
  const begun = day < inYear(thisYear) ? thisYear - 1 : thisYear;
  const since = begun - firstYear;
  return inYear(begun - (((since % years) + years) % years));
}

function spanned(firstDay: string, nextDay: string, zone: string): CpdPeriod {
  const lastDay = daysAfter(nextDay, -1);
  return { id: lastDay, firstDay, lastDay, startAt: midnight(firstDay, zone), endAt: midnight(nextDay, zone) };
}

function midnight(day: string, zone: string): Date {
  return momentOf(`${day}T00:00:00`, zone);
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
