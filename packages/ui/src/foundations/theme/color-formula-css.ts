import type { BrandTone, ColorFormula, ColorPair } from './color-formulas.ts';
import { inkTurningPoint, tealHue } from './ink.ts';
import { neutralBrand } from './neutral-brand.ts';

const brand = `var(--portal-color-brand, ${neutralBrand})`;

function lightnessCss({ lightness }: BrandTone): string {
  if (typeof lightness === 'number') return String(lightness);
  if ('atLeast' in lightness) return shifted(`max(l, ${lightness.atLeast})`, lightness.shift);
  const limit = lightness.tealEase
    ? `${lightness.atMost} - ${lightness.tealEase} * max(0, cos((h - ${tealHue}) * 1deg))`
    : String(lightness.atMost);
  return shifted(`min(l, ${limit})`, lightness.shift);
}

function shifted(value: string, shift: number | undefined): string {
  return shift ? `calc(${value} ${shift < 0 ? '-' : '+'} ${Math.abs(shift)})` : value;
}

function brandToneCss(tone: BrandTone): string {
  const chroma = 'is' in tone.chroma ? String(tone.chroma.is) : `min(c * ${tone.chroma.times}, ${tone.chroma.atMost})`;
  const hue = tone.turn ? `calc(h + ${tone.turn})` : 'h';
  const alpha = tone.alpha === undefined ? '' : ` / ${tone.alpha}`;
  return `oklch(from ${brand} ${lightnessCss(tone)} ${chroma} ${hue}${alpha})`;
}

/** The CSS of a formula: it follows `--portal-color-brand`, whoever sets it. */
function formulaCss(formula: ColorFormula): string {
  if ('fixed' in formula) return `oklch(${formula.fixed.l} ${formula.fixed.c} ${formula.fixed.h})`;
  if ('inkOnBrand' in formula) {
    const turningPoint = `(${inkTurningPoint.middle} - ${inkTurningPoint.swing} * cos((h - ${inkTurningPoint.hue}) * 1deg))`;
    return `oklch(from ${brand} clamp(${inkTurningPoint.ink}, (${turningPoint} - l) * 1000, 1) 0 h)`;
  }
  return brandToneCss(formula);
}

export function schemePair(light: string, dark: string): string {
  return light === dark ? light : `light-dark(${light}, ${dark})`;
}

export function colorPairCss(pair: ColorPair): string {
  return schemePair(formulaCss(pair.light), formulaCss(pair.dark));
}
