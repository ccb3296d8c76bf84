import { seriesColors } from './series-look.css.ts';

/** The class that gives a series its colour as `currentColor`. */
export function seriesColor(index: number): string | undefined {
  return seriesColors[index % seriesColors.length];
}

const dashes = [undefined, '7 4', '2 4', '11 4 2 4', '14 5', '4 2 1 2'] as const;

export function seriesDash(index: number): string | undefined {
  return dashes[index % dashes.length];
}

/** The pattern that lies on the fill of a series; the first has none. */
export function patternId(chartId: string, index: number): string | null {
  const pattern = index % 6;
  return pattern === 0 ? null : `${chartId}-${pattern}`;
}
