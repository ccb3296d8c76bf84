import {
  type CountedFigure,
  daysAfter,
  type InsightStep,
  invalid,
  limits,
  momentOf,
  type Refusal,
} from '@portal/api/rules';

/** From a day to another, both counted in. */
export interface InsightDays {
  from: string;
  to: string;
}

interface Steps {
  step: InsightStep;
  /** The day with which weeks begin; Sunday is 0. */
  weekStart: number;
}

/** What was counted of a day. */
export type CountedDay = { day: string } & Record<CountedFigure, number>;

/** One night counts so many missed days at most; the next one goes on. */
const countedAtOnce = 31;

export function insightRefusal({ from, to }: InsightDays): Refusal | null {
  if (to < from) return invalid('query.to', 'The last day comes before the first');
  return to < daysAfter(from, limits.insightDays) ? null : invalid('query.from', 'Two years at most');
}

/** The steps between two days. The first and the last are cut where the days end. */
export function insightSpans({ from, to }: InsightDays, steps: Steps): InsightDays[] {
  const spans: InsightDays[] = [];
  let next = from;
  while (next <= to) {
    const end = lastDayOf(next, steps);
    spans.push({ from: next, to: end < to ? end : to });
    next = daysAfter(end, 1);
  }
  return spans;
}

/** What each step comes to: sums, the average of readers, and of what stands at the end of a day the last that was counted. */
export function insightFigures(days: readonly CountedDay[], spans: readonly InsightDays[]) {
  return spans.flatMap((span) => {
    const own = days.filter(({ day }) => day >= span.from && day <= span.to);
    const last = own.toSorted((a, b) => (a.day < b.day ? -1 : 1)).at(-1);
    if (last === undefined) return [];
    const sum = (figure: CountedFigure) => own.reduce((total, day) => total + day[figure], 0);
    return [
      {
        ...span,
        members: last.members,
        joined: sum('joined'),
        readers: Math.round(sum('readers') / own.length),
        posts: sum('posts'),
        questions: sum('questions'),
        answered: sum('answered'),
        unanswered: last.unanswered,
      },
    ];
  });
}

/**
 * The days that a night counts, the oldest first: those since the last that was counted. Before the first night nothing is counted, because nobody knows who belonged then.
 */
export function daysToCount(lastCounted: string | null, today: string): string[] {
  const yesterday = daysAfter(today, -1);
  const days: string[] = [];
  let next = lastCounted === null ? yesterday : daysAfter(lastCounted, 1);
  while (next <= yesterday && days.length < countedAtOnce) {
    days.push(next);
    next = daysAfter(next, 1);
  }
  return days;
}

/** The first moment of a day by the clocks of a zone, and the first after it: they are 23 or 25 hours apart where clocks change. */
export function momentsOfDay(day: string, zone: string): { begins: Date; ends: Date } {
  const midnight = (of: string) => momentOf(`${of}T00:00:00`, zone);
  return { begins: midnight(day), ends: midnight(daysAfter(day, 1)) };
}

function lastDayOf(day: string, { step, weekStart }: Steps): string {
  if (step === 'day') return day;
  if (step === 'month') return daysAfter(`${daysAfter(`${day.slice(0, 8)}01`, 31).slice(0, 8)}01`, -1);
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return daysAfter(day, 6 - ((weekday - weekStart + 7) % 7));
}
