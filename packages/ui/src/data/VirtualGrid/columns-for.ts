import { scale } from '../../foundations/theme/scale.ts';

export type MinColumn = 'xs' | 'sm' | 'md' | 'lg';

const narrowest: Record<MinColumn, number> = {
  xs: Number.parseInt(scale.size.columnXs, 10),
  sm: Number.parseInt(scale.size.columnSm, 10),
  md: Number.parseInt(scale.size.columnMd, 10),
  lg: Number.parseInt(scale.size.columnLg, 10),
};

/** How many columns of at least the given width fit, never fewer than one: wider ones where text is larger than usual. Pixels. */
export function columnsFor(width: number, minColumn: MinColumn, gap: number, textSize = 1): number {
  return Math.max(1, Math.floor((width + gap) / (narrowest[minColumn] * textSize + gap)));
}
