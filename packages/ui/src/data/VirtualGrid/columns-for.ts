import { cardSteps } from '../../foundations/theme/containers.ts';

export type MinColumn = 'xs' | 'sm' | 'md' | 'lg';

/** Pixels, as in the theme's scale, which the browser does not load. */
export const narrowest: Record<MinColumn, number> = { xs: 160, sm: 220, md: 272, lg: 360 };

/** How many columns of at least the given width fit, never fewer than one: wider ones where text is larger than usual. Pixels. */
export function columnsFor(width: number, minColumn: MinColumn, gap: number, textSize = 1): number {
  return Math.max(1, Math.floor((width + gap) / (narrowest[minColumn] * textSize + gap)));
}

/** How many cards stand in a row of a portal so wide, as `Grid` has it. Pixels. */
export function cardsInRow(portalWidth: number, textSize = 1): number {
  return 1 + cardSteps.filter((step) => portalWidth >= step * 16 * textSize).length;
}
