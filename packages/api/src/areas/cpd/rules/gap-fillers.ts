import type { Missing } from './standing.ts';

/** Something to come that would count. */
export interface GapFiller {
  minutes: number;
  /** Of the pack; '' for none of its own. */
  category: string;
  startAt: Date;
}

/** A member chooses from few. */
const most = 3;

/**
 * What fills most of what is missing, each with the gap that it fills: a category first, since what counts for it counts for the total too, then the total or a year.
 * Of those that fill as much, the one that begins first.
 */
export function gapFillers<Filler extends GapFiller>(
  missing: readonly Missing[],
  fillers: readonly Filler[],
): { filler: Filler; fills: Missing }[] {
  const found = fillers.flatMap((filler) => {
    const fills = missing.filter((gap) => fitsIn(filler, gap)).toSorted((a, b) => rank(b, filler) - rank(a, filler))[0];
    return fills === undefined ? [] : [{ filler, fills }];
  });
  return found
    .toSorted(
      (a, b) =>
        rank(b.fills, b.filler) - rank(a.fills, a.filler) || a.filler.startAt.getTime() - b.filler.startAt.getTime(),
    )
    .slice(0, most);
}

function fitsIn({ category, minutes }: GapFiller, gap: Missing): boolean {
  return minutes > 0 && (gap.kind !== 'category' || gap.categoryId === category);
}

/** Any category is worth more than the most that a total can miss. */
const ofCategory = 1_000_000;

function rank(gap: Missing, { minutes }: GapFiller): number {
  return Math.min(minutes, gap.minutes) + (gap.kind === 'category' ? ofCategory : 0);
}
