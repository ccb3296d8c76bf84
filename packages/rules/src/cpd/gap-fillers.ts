import { dayIn, daysAfter, momentOf, type RulePack } from '@portal/api/rules';
import { categoryNameIn } from './category-name.ts';
import { type CountedRecord, countedMinutes } from './counted-minutes.ts';
import { inUnits } from './cpd-amounts.ts';
import type { CpdPeriod } from './periods.ts';
import type { Missing, StandingFacts } from './standing.ts';

/** Something to come that would count. */
export interface GapFiller {
  minutes: number;
  /** Of the pack; '' for none of its own. */
  category: string;
  startAt: Date;
  /** When it counts: once it is over. */
  endAt: Date;
}

export interface FilledGap<Filler> {
  filler: Filler;
  fills: Missing;
  /** What of it counts there: by the percent of its category, and under its cap. */
  minutes: number;
}

interface Gaps extends Pick<StandingFacts, 'pack' | 'zone' | 'records'> {
  /** In which something is missing. */
  period: CpdPeriod;
  missing: readonly Missing[];
}

/** A member chooses from few. */
const most = 3;

/**
 * What fills most of what is missing, each with the gap that it fills: a category first, since what counts for it counts for the total too, then the total or a year.
 * Of those that fill as much, the one that begins first.
 */
export function gapFillers<Filler extends GapFiller>(gaps: Gaps, fillers: readonly Filler[]): FilledGap<Filler>[] {
  const counters = gaps.missing.map((gap) => ({ gap, countedOf: counterOf(gap, gaps) }));
  const found = fillers.flatMap((filler) => {
    const fitting = counters.flatMap(({ gap, countedOf }) => {
      const minutes = countedOf(filler);
      return minutes > 0 ? [{ filler, fills: gap, minutes }] : [];
    });
    return fitting.toSorted((a, b) => rank(b) - rank(a)).slice(0, 1);
  });
  return found
    .toSorted((a, b) => rank(b) - rank(a) || a.filler.startAt.getTime() - b.filler.startAt.getTime())
    .slice(0, most);
}

/** A filled gap as it is told: what counts of it, in the unit of the rules, and for what. */
export function gapFigures(pack: RulePack, { minutes, fills }: Pick<FilledGap<unknown>, 'minutes' | 'fills'>) {
  const categoryName = fills.kind === 'category' ? categoryNameIn(pack, fills.categoryId) : null;
  return { hours: inUnits(pack, minutes), fills: { kind: fills.kind, categoryName } };
}

/** How much more counts for a gap with a filler than without. */
function counterOf(gap: Missing, { pack, zone, records, period }: Gaps): (filler: GapFiller) => number {
  const midnight = (day: string) => momentOf(`${day}T00:00:00`, zone);
  const [firstDay, lastDay] = [gap.kind === 'year' ? gap.from : period.firstDay, gap.by];
  const span = { from: midnight(firstDay), until: midnight(daysAfter(lastDay, 1)) };
  const before = countedMinutes(pack, records, span);
  // They count like the records themselves.
  const sums = before.categories.map(({ id, loggedMinutes }): CountedRecord => {
    return { completedAt: span.from, minutes: loggedMinutes, categoryId: id };
  });
  const amountIn = ({ totalMinutes, otherMinutes, categories }: typeof before) =>
    gap.kind === 'category'
      ? (categories.find(({ id }) => id === gap.categoryId)?.countedMinutes ?? 0)
      : totalMinutes - otherMinutes;
  return ({ minutes, category, endAt }) => {
    const day = dayIn(endAt, zone);
    if (day < firstDay || day > lastDay) return 0;
    const own: CountedRecord = { completedAt: span.from, minutes, categoryId: category === '' ? null : category };
    const after = countedMinutes(pack, [...sums, own], span);
    return amountIn(after) - amountIn(before) + (gap.kind === 'category' ? 0 : after.otherMinutes);
  };
}

/** Any category is worth more than the most that a total can miss. */
const ofCategory = 1_000_000;

function rank({ fills, minutes }: FilledGap<GapFiller>): number {
  return Math.min(minutes, fills.minutes) + (fills.kind === 'category' ? ofCategory : 0);
}
