import {
  daysAfter,
  daysBetween,
  earlierDay,
  laterDay,
  monthsAfter,
  type ProRata,
  type RulePack,
} from '@portal/api/rules';
import type { CpdPeriod } from './periods.ts';

export interface DaySpan {
  firstDay: string;
  lastDay: string;
}

/** What of a person the rules look at. */
export interface CpdPerson {
  /** The day from which they are held to the rules; null: as long as the records go back. */
  joinedOn: string | null;
  /** Leaves in which nothing is asked; they may overlap. */
  leaves: readonly DaySpan[];
  /** How many goals they have written, by a day of the period that these are of. */
  goals: readonly GoalSum[];
  /** The same of what they wrote to look back. */
  reflectedOn: readonly string[];
}

export interface GoalSum {
  day: string;
  goals: number;
  /** How many of them are reached. */
  reached: number;
}

/** Whoever is asked for as much as the others. */
export const alwaysThere: CpdPerson = { joinedOn: null, leaves: [], goals: [], reflectedOn: [] };

export interface RequiredMinutes {
  totalMinutes: number;
  /** The minimum by the category's id. */
  categories: ReadonlyMap<string, number>;
}

const whole: Part = { there: 1, of: 1 };

/** What a period asks of a person. */
export function requiredMinutes(pack: RulePack, period: CpdPeriod, person: CpdPerson): RequiredMinutes {
  const { proRata } = pack;
  const part = proRata === null ? whole : partOf(proRata, period, person);
  const totalMinutes = partly(pack.requiredMinutes, part, proRata?.roundToMinutes ?? 1);
  const minimumPart = proRata?.scalesMinimums === true ? part : whole;
  const categories = pack.categories.map(
    ({ id, minimumMinutes }) => [id, Math.min(totalMinutes, partly(minimumMinutes, minimumPart, 1))] as const,
  );
  return { totalMinutes, categories: new Map(categories) };
}

/** What one year of a cycle of several asks of a person: by their part of that year, and nothing of a year in which they never were there. */
export function yearlyMinutes(
  { cycle, proRata }: Pick<RulePack, 'cycle' | 'proRata'>,
  year: DaySpan,
  person: Pick<CpdPerson, 'joinedOn' | 'leaves'>,
): number {
  if (cycle.kind === 'rolling' || daysAway(awayOf(year, person), year) === daysBetween(year.firstDay, year.lastDay))
    return 0;
  const part = proRata === null ? whole : partOf(proRata, year, person);
  return partly(cycle.yearlyMinimumMinutes, part, proRata?.roundToMinutes ?? 1);
}

interface Part {
  there: number;
  of: number;
}

function partly(minutes: number, { there, of }: Part, round: number): number {
  return Math.min(minutes, Math.ceil((minutes * there) / (of * round)) * round);
}

/** The time before somebody has joined counts like a leave. */
function awayOf({ firstDay }: DaySpan, { joinedOn, leaves }: Pick<CpdPerson, 'joinedOn' | 'leaves'>): DaySpan[] {
  return [...(joinedOn === null ? [] : [{ firstDay, lastDay: daysAfter(joinedOn, -1) }]), ...leaves];
}

function partOf({ by }: ProRata, period: DaySpan, person: Pick<CpdPerson, 'joinedOn' | 'leaves'>): Part {
  const away = awayOf(period, person);
  if (by === 'day') {
    const of = daysBetween(period.firstDay, period.lastDay);
    return { there: of - daysAway(away, period), of };
  }
  const slices = slicesOf(period, by === 'month' ? 1 : 3);
  return { there: slices.filter((slice) => daysAway(away, slice) === 0).length, of: slices.length };
}

/** Counted back from the end, which a period that rolls is counted from: from the 28th of February on, twelve months may end a day before it, and a thirteenth begin. */
function slicesOf({ firstDay, lastDay }: DaySpan, months: number): DaySpan[] {
  const next = daysAfter(lastDay, 1);
  let all = 1;
  while (monthsAfter(next, -all) > firstDay) all += 1;
  const beginning = (at: number) => monthsAfter(next, Math.min(at, all) - all);
  return Array.from({ length: Math.ceil(all / months) }, (_, slice) => {
    const at = slice * months;
    return { firstDay: beginning(at), lastDay: daysAfter(beginning(at + months), -1) };
  });
}

/** Days of overlapping leaves count once. */
function daysAway(leaves: readonly DaySpan[], within: DaySpan): number {
  const inOrder = leaves.toSorted((a, b) => (a.firstDay < b.firstDay ? -1 : 1));
  let counted = daysAfter(within.firstDay, -1);
  let days = 0;
  for (const { firstDay, lastDay } of inOrder) {
    const from = laterDay(firstDay, daysAfter(counted, 1));
    const to = earlierDay(lastDay, within.lastDay);
    days += daysBetween(from, to);
    counted = laterDay(counted, to);
  }
  return days;
}
