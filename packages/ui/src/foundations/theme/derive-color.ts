import { clampRgb, formatHex, formatHex8, oklch, rgb } from 'culori';
import type { BrandTone, ColorFormula } from './color-formulas.ts';
import { inkTurningPoint, tealHue } from './ink.ts';

interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180);

export function parseColor(value: string): Oklch {
  const color = oklch(value);
  if (!color) throw new Error(`'${value}' is not a colour.`);
  return { l: color.l, c: color.c, h: color.h ?? 0 };
}

function toHex({ l, c, h }: Oklch, alpha?: number): string {
  const color = clampRgb(rgb({ mode: 'oklch', l, c, h, ...(alpha === undefined ? {} : { alpha }) }));
  return alpha === undefined ? formatHex(color) : formatHex8(color);
}

function lightnessOf({ lightness }: BrandTone, brand: Oklch): number {
  if (typeof lightness === 'number') return lightness;
  if ('atLeast' in lightness) return Math.max(brand.l, lightness.atLeast) + (lightness.shift ?? 0);
  const limit = lightness.atMost - (lightness.tealEase ?? 0) * Math.max(0, cosine(brand.h - tealHue));
  return Math.min(brand.l, limit) + (lightness.shift ?? 0);
}

/** The same sum as `formulaCss`, done now: a hex colour for one brand. */
export function deriveColor(formula: ColorFormula, brandColor: string): string {
  if ('fixed' in formula) return toHex(formula.fixed);
  const brand = parseColor(brandColor);
  if ('inkOnBrand' in formula) {
    const turn = inkTurningPoint.middle - inkTurningPoint.swing * cosine(brand.h - inkTurningPoint.hue);
    return toHex({ l: Math.min(1, Math.max(inkTurningPoint.ink, (turn - brand.l) * 1000)), c: 0, h: brand.h });
  }
  const chroma =
    'is' in formula.chroma ? formula.chroma.is : Math.min(brand.c * formula.chroma.times, formula.chroma.atMost);
  return toHex({ l: lightnessOf(formula, brand), c: chroma, h: brand.h + (formula.turn ?? 0) }, formula.alpha);
}
