import { assignVars, globalStyle } from '@vanilla-extract/css';
import { colorPairCss } from './color-formula-css.ts';
import { colorFormulas, derivedColorNames } from './color-formulas.ts';
import { media } from './containers.ts';
import { layers } from './layers.ts';
import { makeTheme } from './make-theme.ts';
import { neutralBrand } from './neutral-brand.ts';
import { portalTheme } from './portal-theme.ts';
import { relative } from './root-size.ts';
import { compact, scale, textScale } from './scale.ts';
import { vars } from './vars.ts';

const canDerive = '(color: light-dark(red, oklch(from red l c h)))';
const profileBrand = `var(--portal-profile-brand, ${neutralBrand})`;
const { color, ...measures } = vars;
const { space, fontSize, size } = scale;
const sizes = { ...scale, space: relative(space), fontSize: relative(fontSize), size: relative(size) };
const neutral = makeTheme({ brand: neutralBrand });
const derived = Object.fromEntries(derivedColorNames.map((name) => [color[name], colorPairCss(colorFormulas[name])]));
const literal = Object.fromEntries(derivedColorNames.map((name) => [color[name], neutral.light[name]]));
const still = assignVars(measures.duration, { quick: '0ms', leave: '0ms', enter: '0ms', progress: '0ms' });

globalStyle(':where(.portal-root)', {
  '@layer': {
    [layers.baseTheme]: {
      vars: { [textScale.name]: textScale.value, ...literal, ...assignVars(measures, sizes) },
      '@supports': { [canDerive]: { vars: derived } },
      '@media': { [media.reducedMotion]: { vars: still } },
    },
  },
});

/** A part of the page, or all of it, that is tighter; a comfortable part may stand in a compact one. */
function density(name: string, measures: typeof compact | typeof scale): void {
  const { space, size } = vars;
  const of = { space: relative(measures.space), size: relative(measures.size) };
  const tighter = {
    [space[5]]: of.space[5],
    [space[6]]: of.space[6],
    [space[8]]: of.space[8],
    [space[10]]: of.space[10],
    [space[12]]: of.space[12],
    [space[16]]: of.space[16],
    [size.control]: of.size.control,
    [size.controlLarge]: of.size.controlLarge,
    [size.controlCompact]: of.size.controlCompact,
  };
  globalStyle(`:where(.portal-root[data-density="${name}"], .portal-root [data-density="${name}"])`, {
    '@layer': { [layers.baseTheme]: { vars: tighter } },
  });
}

density('comfortable', scale);
density('compact', compact);

portalTheme('neutral', neutral);

// Where the browser derives the other colours from it; else they would not fit.
globalStyle(':where(.portal-root[data-theme="neutral"])', {
  '@layer': { [layers.theme]: { '@supports': { [canDerive]: { vars: { [color.brand]: profileBrand } } } } },
});
