import { diffWordsWithSpace } from 'diff';

/** A stretch of a text, counted in its characters. */
export interface TextRange {
  from: number;
  to: number;
}

/** Of two texts that have so little in common nobody reads marks, and finding them would take seconds. */
const bounds = { maxEditLength: 1000 };

/** What a text says that another does not. */
export function ownWords(text: string, other: string): TextRange[] {
  const parts = diffWordsWithSpace(other, text, bounds) ?? [];
  const ranges: TextRange[] = [];
  let at = 0;
  for (const { value, added, removed } of parts) {
    if (removed) continue;
    if (added) ranges.push({ from: at, to: at + value.length });
    at += value.length;
  }
  return withoutGaps(ranges, text);
}

/** Words that follow one another stand out together, with the space between them. */
function withoutGaps(ranges: readonly TextRange[], text: string): TextRange[] {
  return ranges.reduce<TextRange[]>((joined, range) => {
    const last = joined.at(-1);
    if (last === undefined || !/^[^\S\n]*$/.test(text.slice(last.to, range.from))) return [...joined, range];
    return [...joined.slice(0, -1), { from: last.from, to: range.to }];
  }, []);
}

/** The parts of these stretches that lie between two places, counted from the first of these. */
export function rangesWithin(ranges: readonly TextRange[], from: number, to: number): TextRange[] {
  return ranges
    .filter((range) => range.from < to && range.to > from)
    .map((range) => ({ from: Math.max(range.from, from) - from, to: Math.min(range.to, to) - from }));
}
