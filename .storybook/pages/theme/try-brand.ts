import { contrastOf, contrastPairs, makeTheme, type SchemeName, type Theme } from '@portal/ui/theme';

export type BrandTrial = { theme: Theme; error: null } | { theme: null; error: string };

/** The theme of a colour that a designer typed, or what is wrong with it in words. */
export function tryBrand(typed: string): BrandTrial {
  const brand = typed.trim();
  if (brand === '') return { theme: null, error: 'Enter a colour, such as #004C58.' };
  try {
    return { theme: makeTheme({ brand }), error: null };
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    const isNoColour = message.endsWith('is not a colour.');
    return { theme: null, error: isNoColour ? `${message} Enter one such as #004C58 or hsl(188 100% 17%).` : message };
  }
}

/** Every pair of a theme with its contrast, the closest first. */
export function pairsOf(theme: Theme, scheme: SchemeName) {
  const colors = theme[scheme];
  return contrastPairs
    .map((pair) => ({
      ...pair,
      frontColor: colors[pair.front],
      backColor: colors[pair.back],
      contrast: contrastOf(colors[pair.front], colors[pair.back]),
    }))
    .toSorted((a, b) => a.contrast / a.least - b.contrast / b.least);
}

export interface ReadableTone {
  /** White text on the colour as it was given. */
  withWhite: number;
  /** What buttons are filled with, and its contrast with their text. */
  solid: string;
  onSolid: number;
  /** What links and selected places are written in. */
  text: string;
  isChanged: boolean;
}

/** What the portal makes of a brand colour so that it can be read. */
export function readableTone(theme: Theme, scheme: SchemeName): ReadableTone {
  const { brandSolid, onBrandSolid, brandText } = theme[scheme];
  return {
    withWhite: contrastOf('#ffffff', theme.brand),
    solid: brandSolid,
    onSolid: contrastOf(onBrandSolid, brandSolid),
    text: brandText,
    isChanged: contrastOf(brandSolid, theme.brand) > 1.02,
  };
}
