import { dayIn, daysAfter, momentOf, monthsAfter, type RulePack } from '@portal/api/rules';
import { countedMinutes, type CategoryMinutes, type CountedRecord } from './counted-minutes.ts';
import { type Forecast, forecastOf } from './forecast.ts';
import { type CpdPeriod, periodAhead, periodAt, periodBefore, yearsIn } from './periods.ts';
import { type CpdPerson, requiredMinutes, type RequiredMinutes, yearlyMinutes } from './required-minutes.ts';
import { type PlanStanding, planStanding } from './plan-standing.ts';

export interface CategoryStanding extends CategoryMinutes {
  name: string;
  requiredMinutes: number;
  capMinutes: number | null;
}

/** What is still to be done by a day: of everything, of a category, or in a year of a cycle of several. */
export type Missing =
  | { kind: 'total'; minutes: number; by: string }
  | { kind: 'category'; categoryId: string; minutes: number; by: string }
  | { kind: 'year'; minutes: number; from: string; by: string };

export interface Standing {
  period: CpdPeriod;
  doneMinutes: number;
  /** What of it came over from the period before. */
  carriedMinutes: number;
  /** What of it belongs to no category. */
  otherMinutes: number;
  requiredMinutes: number;
  /** Of 100, never above. */
  percent: number;
  categories: CategoryStanding[];
  missing: Missing[];
  /** The least with which all that is missing is done. */
  toGoMinutes: number;
  /** Whether no amount is missing. */
  isMet: boolean;
  /** Goals and reflection, which are no amounts. */
  plan: PlanStanding;
  /** Null once the period is over, and where it never ends. */
  forecast: Forecast | null;
  /** What will be missing when what was done longest ago is too old to count; null where periods have an end. */
  ahead: Ahead | null;
}

export interface Ahead {
  by: string;
  missing: Missing[];
}

export interface StandingFacts {
  pack: RulePack;
  zone: string;
  /** Of any time; whoever carries over needs those of the period before too. */
  records: readonly CountedRecord[];
  person: CpdPerson;
}

/** Where somebody stands at a moment, in the period of that moment. */
export function standing(facts: StandingFacts, at: Date): Standing {
  return standingIn(facts, periodAt(facts.pack, facts.zone, at), at);
}

/** Where somebody stands in a period, as known on the day of a moment: what is said to be done later does not count yet. */
export function standingIn(facts: StandingFacts, period: CpdPeriod, at: Date): Standing {
  const { pack, zone, records, person } = facts;
  const today = dayIn(at, zone);
  const known = {
    from: period.startAt,
    until: earlier(period.endAt, momentOf(`${daysAfter(today, 1)}T00:00:00`, zone)),
  };
  const own = countedMinutes(pack, records, known);
  const required = requiredMinutes(pack, period, person);
  const carriedMinutes = carriedInto(facts, period);
  const doneMinutes = own.totalMinutes + carriedMinutes;
  const categories = own.categories.map((counted, at): CategoryStanding => {
    const { name = '', capMinutes = null } = pack.categories[at] ?? {};
    return { ...counted, name, capMinutes, requiredMinutes: required.categories.get(counted.id) ?? 0 };
  });
  const missing = missingOf(facts, { period, doneMinutes, categories, required, until: known.until });
  return {
    period,
    doneMinutes,
    carriedMinutes,
    otherMinutes: own.otherMinutes,
    requiredMinutes: required.totalMinutes,
    percent: percentOf(doneMinutes, required.totalMinutes),
    categories,
    missing,
    toGoMinutes: toGo(missing),
    isMet: missing.length === 0,
    plan: planStanding(pack, period, person, required.totalMinutes),
    forecast:
      pack.cycle.kind === 'rolling'
        ? null
        : forecastOf({
            period,
            today,
            joinedOn: person.joinedOn,
            ownMinutes: own.totalMinutes,
            carriedMinutes,
            requiredMinutes: required.totalMinutes,
          }),
    ahead: aheadOf(facts, period, at),
  };
}

function aheadOf(facts: StandingFacts, period: CpdPeriod, at: Date): Ahead | null {
  const { pack, zone } = facts;
  if (pack.cycle.kind === 'fixed' || period.lastDay !== dayIn(at, zone)) return null;
  const next = periodAhead(pack, zone, at);
  return { by: next.lastDay, missing: standingIn(facts, next, at).missing };
}

/** Of 100, rounded down so that nobody is told that all is done while some is missing. */
export function percentOf(doneMinutes: number, required: number): number {
  return required === 0 ? 100 : Math.min(100, Math.floor((doneMinutes * 100) / required));
}

/**
 * What was more than enough in the period before, of what was done in it: what came over into that one does not come on. Where the pack says so, it counts there first,
 * so that more of what was done then is more than enough.
 */
function carriedInto(facts: StandingFacts, period: CpdPeriod): number {
  const { pack, zone, records, person } = facts;
  if (pack.carryOver === null) return 0;
  const before = periodBefore(pack, zone, period);
  if (!records.some(({ completedAt }) => completedAt >= before.startAt && completedAt < before.endAt)) return 0;
  const { capMinutes, lastMonths, countsCarried = false } = pack.carryOver;
  const done = countedMinutes(pack, records, { from: before.startAt, until: before.endAt }).totalMinutes;
  const carried = countsCarried ? carriedInto(facts, before) : 0;
  const excess = carried + done - requiredMinutes(pack, before, person).totalMinutes;
  const lateFrom = momentOf(`${monthsAfter(period.firstDay, -lastMonths)}T00:00:00`, zone);
  const late = countedMinutes(pack, records, { from: later(lateFrom, before.startAt), until: before.endAt });
  return Math.max(0, Math.min(excess, late.totalMinutes, capMinutes));
}

interface Looked {
  period: CpdPeriod;
  doneMinutes: number;
  categories: readonly CategoryStanding[];
  required: RequiredMinutes;
  until: Date;
}

function missingOf(facts: StandingFacts, { period, doneMinutes, categories, required, until }: Looked): Missing[] {
  const by = period.lastDay;
  const total: Missing = { kind: 'total', minutes: required.totalMinutes - doneMinutes, by };
  const ofCategories = categories.map((one): Missing => {
    return { kind: 'category', categoryId: one.id, minutes: one.requiredMinutes - one.countedMinutes, by };
  });
  return [total, ...ofCategories, ...missingInYears(facts, period, until)].filter(({ minutes }) => minutes > 0);
}

/** Years that have not begun are not missed yet. */
function missingInYears({ pack, zone, records, person }: StandingFacts, period: CpdPeriod, until: Date): Missing[] {
  if (pack.cycle.kind === 'rolling' || pack.cycle.yearlyMinimumMinutes === 0) return [];
  return yearsIn(pack, zone, period)
    .filter(({ startAt }) => startAt < until)
    .map((year) => {
      const done = countedMinutes(pack, records, { from: year.startAt, until: earlier(year.endAt, until) });
      const minutes = yearlyMinutes(pack, year, person) - done.totalMinutes;
      return { kind: 'year', minutes, from: year.firstDay, by: year.lastDay };
    });
}

function toGo(missing: readonly Missing[]): number {
  const sumOf = (kind: Missing['kind']) =>
    missing.filter((one) => one.kind === kind).reduce((sum, { minutes }) => sum + minutes, 0);
  return Math.max(sumOf('total'), sumOf('category'), sumOf('year'));
}

function earlier(a: Date, b: Date): Date {
  return a < b ? a : b;
}

function later(a: Date, b: Date): Date {
  return a > b ? a : b;
}
