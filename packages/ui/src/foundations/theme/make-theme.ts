import { wcagContrast } from 'culori';
import { colorFormulas, derivedColorNames, type ColorName, type DerivedColorName } from './color-formulas.ts';
import { contrastPairs } from './contrast-pairs.ts';
import { deriveColor, parseColor } from './derive-color.ts';

export type ColorValues = Readonly<Record<ColorName, string>>;
export type ColorOverrides = Readonly<Partial<Record<DerivedColorName, string>>>;
export type SchemeName = 'light' | 'dark';

export interface ThemeInput {
  /** The organisation's colour, exactly as it is given. */
  readonly brand: string;
  /** Colours that replace the derived ones in the light scheme. */
  readonly light?: ColorOverrides;
  /** Colours that replace the derived ones in the dark scheme. */
  readonly dark?: ColorOverrides;
  /** A CSS font-family list; Manrope when left out. */
  readonly fontFamily?: string;
}

export interface Theme {
  readonly brand: string;
  readonly light: ColorValues;
  readonly dark: ColorValues;
  readonly overrides: { readonly light: ColorOverrides; readonly dark: ColorOverrides };
  readonly fontFamily?: string;
}

function schemeColors(scheme: SchemeName, brand: string, overrides: ColorOverrides): ColorValues {
  const derived = derivedColorNames.map((name) => [
    name,
    overrides[name] ?? deriveColor(colorFormulas[name][scheme], brand),
  ]);
  return { brand, ...Object.fromEntries(derived) } as ColorValues;
}

/** Mid-greys fall between the two inks of the formula; the better one is then taken by measure. */
function measuredInk(brand: string, overrides: ColorOverrides): ColorOverrides {
  if (overrides.onBrand || wcagContrast(deriveColor(colorFormulas.onBrand.light, brand), brand) >= 4.5)
    return overrides;
  return { ...overrides, onBrand: wcagContrast('#ffffff', brand) >= 4.5 ? '#ffffff' : '#000000' };
}

/** The pairs of a theme that are too close to be read, in words. */
export function contrastDefects(colors: ColorValues, scheme: SchemeName): string[] {
  return contrastPairs.flatMap(({ front, back, least }) => {
    const contrast = wcagContrast(colors[front], colors[back]);
    if (contrast >= least) return [];
    return [
      `${scheme}: ${front} ${colors[front]} on ${back} ${colors[back]} is ${contrast.toFixed(2)}:1, and needs ${least}:1`,
    ];
  });
}

/** Derives a whole theme, light and dark, from a brand colour. Refuses a theme in which any text or control could not be told apart. */
export function makeTheme(input: ThemeInput): Theme {
  parseColor(input.brand);
  const overrides = {
    light: measuredInk(input.brand, input.light ?? {}),
    dark: measuredInk(input.brand, input.dark ?? {}),
  };
  const light = schemeColors('light', input.brand, overrides.light);
  const dark = schemeColors('dark', input.brand, overrides.dark);
  const defects = [...contrastDefects(light, 'light'), ...contrastDefects(dark, 'dark')];
  if (defects.length > 0) throw new Error(`The theme of ${input.brand} cannot be read:\n${defects.join('\n')}`);
  return {
    brand: input.brand,
    light,
    dark,
    overrides,
    ...(input.fontFamily === undefined ? {} : { fontFamily: input.fontFamily }),
  };
}
