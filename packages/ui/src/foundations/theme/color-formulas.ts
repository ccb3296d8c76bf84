/** A tone of the brand's hue, in OKLCH, calculated from the brand colour: by the browser at run time, by `makeTheme` at build time. */
export interface BrandTone {
  /** A fixed lightness, or the brand's own held to a limit. */
  readonly lightness:
    | number
    | { readonly atMost: number; readonly tealEase?: number; readonly shift?: number }
    | { readonly atLeast: number; readonly shift?: number };
  /** The brand's chroma times a factor, never above a limit; `is` fixes it. */
  readonly chroma: { readonly times: number; readonly atMost: number } | { readonly is: number };
  /** Degrees added to the brand's hue. */
  readonly turn?: number;
  readonly alpha?: number;
}

/** A colour that is the same for every brand. */
export interface FixedTone {
  readonly fixed: { readonly l: number; readonly c: number; readonly h: number };
}

/** White or near-black, whichever reads better on the pure brand colour. */
export interface InkOnBrand {
  readonly inkOnBrand: true;
}

export type ColorFormula = BrandTone | FixedTone | InkOnBrand;

export interface ColorPair {
  readonly light: ColorFormula;
  readonly dark: ColorFormula;
}

const tinted = (lightness: number, times: number, atMost: number, alpha?: number): BrandTone => ({
  lightness,
  chroma: { times, atMost },
  ...(alpha === undefined ? {} : { alpha }),
});

const fixed = (l: number, c: number, h: number): FixedTone => ({ fixed: { l, c, h } });

/** Teals look as light as other hues but measure brighter, so their limit of lightness is lower. */
const solidLimit = { atMost: 0.555, tealEase: 0.035 } as const;
const white: FixedTone = fixed(1, 0, 0);
const inkOnLightFill = tinted(0.17, 0.3, 0.03);

const brandColors = {
  onBrand: { light: { inkOnBrand: true }, dark: { inkOnBrand: true } },
  brandSolid: {
    light: { lightness: solidLimit, chroma: { times: 1, atMost: 0.16 } },
    dark: { lightness: { atLeast: 0.76 }, chroma: { times: 0.85, atMost: 0.12 } },
  },
  brandStrong: {
    light: { lightness: { ...solidLimit, shift: -0.06 }, chroma: { times: 1, atMost: 0.15 } },
    dark: { lightness: { atLeast: 0.76, shift: 0.06 }, chroma: { times: 0.8, atMost: 0.11 } },
  },
  onBrandSolid: { light: white, dark: inkOnLightFill },
  brandSoft: { light: tinted(0.953, 0.25, 0.03), dark: tinted(0.295, 0.45, 0.045) },
  brandBorder: { light: tinted(0.86, 0.5, 0.06), dark: tinted(0.42, 0.6, 0.07) },
  brandText: {
    light: { lightness: { atMost: 0.5, tealEase: 0.03 }, chroma: { times: 1, atMost: 0.15 } },
    dark: { lightness: { atLeast: 0.82 }, chroma: { times: 0.8, atMost: 0.1 } },
  },
  brandAccent: {
    light: { lightness: { atMost: 0.625, tealEase: 0.04 }, chroma: { times: 1, atMost: 0.19 } },
    dark: { lightness: { atLeast: 0.72 }, chroma: { times: 0.95, atMost: 0.14 } },
  },
  focus: {
    light: { lightness: { atMost: 0.56, tealEase: 0.035 }, chroma: { times: 1, atMost: 0.18 } },
    dark: { lightness: { atLeast: 0.78 }, chroma: { times: 0.9, atMost: 0.13 } },
  },
} satisfies Record<string, ColorPair>;

const neutralColors = {
  surfacePage: { light: tinted(0.983, 0.04, 0.005), dark: tinted(0.18, 0.12, 0.01) },
  surfaceRaised: { light: white, dark: tinted(0.22, 0.13, 0.012) },
  surfaceSunken: { light: tinted(0.962, 0.07, 0.008), dark: tinted(0.155, 0.12, 0.009) },
  surfaceOverlay: { light: white, dark: tinted(0.255, 0.14, 0.014) },
  surfaceHover: { light: tinted(0.955, 0.1, 0.01), dark: tinted(0.295, 0.16, 0.016) },
  surfaceInverse: { light: tinted(0.25, 0.3, 0.025), dark: tinted(0.93, 0.08, 0.01) },
  textInverse: { light: tinted(0.985, 0.04, 0.004), dark: tinted(0.2, 0.3, 0.025) },
  textStrong: { light: tinted(0.21, 0.3, 0.025), dark: tinted(0.97, 0.06, 0.006) },
  text: { light: tinted(0.33, 0.3, 0.025), dark: tinted(0.88, 0.1, 0.01) },
  textQuiet: { light: tinted(0.485, 0.3, 0.022), dark: tinted(0.74, 0.18, 0.016) },
  textDisabled: { light: tinted(0.67, 0.2, 0.015), dark: tinted(0.52, 0.18, 0.015) },
  border: { light: tinted(0.91, 0.12, 0.01), dark: tinted(0.325, 0.18, 0.016) },
  borderStrong: { light: tinted(0.625, 0.25, 0.018), dark: tinted(0.57, 0.2, 0.018) },
  scrim: { light: tinted(0.18, 0.3, 0.02, 0.45), dark: tinted(0.08, 0.2, 0.01, 0.65) },
  onScrim: { light: white, dark: white },
  shadowTint: { light: tinted(0.25, 0.5, 0.04, 0.1), dark: tinted(0.05, 0.2, 0.01, 0.35) },
} satisfies Record<string, ColorPair>;

const soft = (hue: number): ColorPair => ({ light: fixed(0.957, 0.026, hue), dark: fixed(0.275, 0.04, hue) });
const toneBorder = (hue: number): ColorPair => ({ light: fixed(0.86, 0.07, hue), dark: fixed(0.42, 0.07, hue) });
const toneText = (hue: number): ColorPair => ({ light: fixed(0.45, 0.115, hue), dark: fixed(0.84, 0.085, hue) });
const toneSolid = (hue: number): ColorPair => ({ light: fixed(0.535, 0.15, hue), dark: fixed(0.75, 0.12, hue) });

const hues = { info: 250, positive: 155, caution: 70, critical: 25 } as const;

const toneColors = {
  infoSoft: soft(hues.info),
  infoBorder: toneBorder(hues.info),
  infoText: toneText(hues.info),
  infoSolid: toneSolid(hues.info),
  positiveSoft: soft(hues.positive),
  positiveBorder: toneBorder(hues.positive),
  positiveText: toneText(hues.positive),
  positiveSolid: toneSolid(hues.positive),
  cautionSoft: soft(hues.caution),
  cautionBorder: toneBorder(hues.caution),
  cautionText: toneText(hues.caution),
  cautionSolid: toneSolid(hues.caution),
  criticalSoft: soft(hues.critical),
  criticalBorder: toneBorder(hues.critical),
  criticalText: toneText(hues.critical),
  criticalSolid: toneSolid(hues.critical),
  onTone: { light: white, dark: inkOnLightFill },
} satisfies Record<string, ColorPair>;

const avatar = (turn: number): ColorPair => ({
  light: { lightness: 0.895, chroma: { is: 0.05 }, turn },
  dark: { lightness: 0.4, chroma: { is: 0.055 }, turn },
});

const personColors = {
  avatar1: avatar(0),
  avatar2: avatar(35),
  avatar3: avatar(-35),
  avatar4: avatar(75),
  avatar5: avatar(-75),
  avatar6: avatar(125),
  avatar7: avatar(180),
  avatar8: avatar(-125),
  onAvatar: { light: tinted(0.32, 0.5, 0.05), dark: tinted(0.95, 0.1, 0.015) },
} satisfies Record<string, ColorPair>;

/** Turned from the brand's hue, so that none stands beside it; neighbours differ in lightness too, for eyes that see few hues. */
const series = (turn: number, light: number, dark: number): ColorPair => ({
  light: { lightness: light, chroma: { is: 0.12 }, turn },
  dark: { lightness: dark, chroma: { is: 0.105 }, turn },
});

const chartColors = {
  chart1: brandColors.brandAccent,
  chart2: series(150, 0.57, 0.82),
  chart3: series(65, 0.43, 0.66),
  chart4: series(-140, 0.6, 0.86),
  chart5: series(-75, 0.49, 0.7),
  chart6: series(105, 0.55, 0.78),
} satisfies Record<string, ColorPair>;

/** Every derived colour of the system, as plain data. `brand` itself is the one colour that an organisation gives. */
export const colorFormulas = { ...brandColors, ...neutralColors, ...toneColors, ...personColors, ...chartColors };

export type DerivedColorName = keyof typeof colorFormulas;
export type ColorName = 'brand' | DerivedColorName;

export const derivedColorNames = Object.keys(colorFormulas) as DerivedColorName[];
