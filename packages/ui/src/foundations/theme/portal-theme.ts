import { globalStyle } from '@vanilla-extract/css';
import { schemePair } from './color-formula-css.ts';
import { derivedColorNames, type ColorName } from './color-formulas.ts';
import { layers } from './layers.ts';
import type { ColorValues, Theme } from './make-theme.ts';
import { vars } from './vars.ts';

const cannotDerive = 'not (color: light-dark(red, oklch(from red l c h)))';

function assigned(colors: Partial<ColorValues>): Record<string, string> {
  const names = Object.keys(colors) as ColorName[];
  return Object.fromEntries(names.map((name) => [vars.color[name], colors[name] ?? '']));
}

function overridden(theme: Theme): Record<string, string> {
  const names = derivedColorNames.filter((name) => theme.overrides.light[name] ?? theme.overrides.dark[name]);
  return Object.fromEntries(names.map((name) => [vars.color[name], schemePair(theme.light[name], theme.dark[name])]));
}

/** For browsers that cannot derive colours in CSS: every colour in full. */
function emitLiterals(selector: string, theme: Theme): void {
  const inTheme = (condition: string, rule: Parameters<typeof globalStyle>[1]) =>
    globalStyle(`:where(${selector}${condition})`, {
      '@layer': { [layers.theme]: { '@supports': { [cannotDerive]: rule } } },
    });
  const dark = { vars: assigned(theme.dark) };
  inTheme('', { vars: assigned(theme.light) });
  inTheme('[data-scheme="dark"]', dark);
  inTheme('[data-scheme="auto"]', { '@media': { '(prefers-color-scheme: dark)': dark } });
}

/**
 * Emits a theme for `<PortalRoot theme={name}>`; call it in a profile's `theme.css.ts`.
 * The rules have no specificity, so that an embedder's own `.portal-root { --portal-color-brand: … }` always wins.
 */
export function portalTheme(name: string, theme: Theme): void {
  const selector = `.portal-root[data-theme="${name}"]`;
  emitLiterals(selector, theme);
  const family = theme.fontFamily === undefined ? {} : { [vars.font.family]: theme.fontFamily };
  globalStyle(`:where(${selector})`, {
    '@layer': {
      [layers.theme]: { vars: { [vars.color.brand]: theme.brand, ...overridden(theme), ...family } },
    },
  });
}
