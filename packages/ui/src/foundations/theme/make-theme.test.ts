import { describe, expect, test } from 'vitest';
import { wcagContrast } from 'culori';
import { colorPairCss } from './color-formula-css.ts';
import { colorFormulas } from './color-formulas.ts';
import { contrastPairs } from './contrast-pairs.ts';
import { makeTheme } from './make-theme.ts';

const brands = ['#004C58', '#547B04', '#2FA775', '#807057', '#EC6D19'];
const schemes = ['light', 'dark'] as const;

describe.each(brands)('the theme of %s', (brand) => {
  const theme = makeTheme({ brand });

  test.each(schemes)('keeps every pair readable in %s', (scheme) => {
    const colors = theme[scheme];
    const contrasts = contrastPairs.map(({ front, back, least }) => ({
      pair: `${front} on ${back}`,
      isReadable: wcagContrast(colors[front], colors[back]) >= least,
    }));
    expect(contrasts.filter((pair) => !pair.isReadable)).toEqual([]);
  });

  test('keeps the colour as it was given for large surfaces', () => {
    expect(theme.light.brand).toBe(brand);
    expect(theme.dark.brand).toBe(brand);
  });
});

test.each(['#004C58', '#547B04', '#807057'])('%s carries white text, so buttons keep it', (brand) => {
  expect(makeTheme({ brand }).light.brandSolid).toBe(brand.toLowerCase());
});

test.each(['#2FA775', '#EC6D19'])('%s is too bright for white text, so buttons and text get a darker tone', (brand) => {
  const { light } = makeTheme({ brand });
  expect(light.brandSolid).not.toBe(brand.toLowerCase());
  expect(wcagContrast(light.brandSolid, light.onBrandSolid)).toBeGreaterThanOrEqual(4.5);
  expect(wcagContrast(light.brandText, light.surfacePage)).toBeGreaterThanOrEqual(4.5);
});

test('any hue, lightness and chroma gives a readable theme', () => {
  const wheel = Array.from({ length: 24 }, (_, turn) => turn * 15);
  const brandsOfTheWheel = wheel.flatMap((hue) => [25, 45, 60, 80].map((light) => `hsl(${hue} 80% ${light}%)`));
  for (const brand of [...brandsOfTheWheel, '#000', '#777', '#fff']) expect(() => makeTheme({ brand })).not.toThrow();
});

test('a colour that cannot be read is refused, with the pair and its contrast', () => {
  expect(() => makeTheme({ brand: '#004C58', light: { text: '#999999' } })).toThrow(
    /light: text #999999 on surfacePage #[0-9a-f]{6} is 2\.\d\d:1, and needs 4.5:1/,
  );
});

test('a brand that is no colour is refused', () => {
  expect(() => makeTheme({ brand: 'teal-ish' })).toThrow("'teal-ish' is not a colour.");
});

test('the derived colours follow the brand variable in CSS too', () => {
  expect(colorPairCss(colorFormulas.brandSoft)).toBe(
    'light-dark(oklch(from var(--portal-color-brand, #3E5C76) 0.953 min(c * 0.25, 0.03) h), oklch(from var(--portal-color-brand, #3E5C76) 0.295 min(c * 0.45, 0.045) h))',
  );
});
