import { assignVars, globalStyle } from '@vanilla-extract/css';
import { colorPairCss } from './color-formula-css.ts';
import { colorFormulas, derivedColorNames } from './color-formulas.ts';
import { media } from './containers.ts';
import { layers } from './layers.ts';
import { makeTheme } from './make-theme.ts';
import { neutralBrand } from './neutral-brand.ts';
import { portalTheme } from './portal-theme.ts';
import { scale, textScale } from './scale.ts';
import { vars } from './vars.ts';

const { color, ...measures } = vars;
const neutral = makeTheme({ brand: neutralBrand });
const derived = Object.fromEntries(derivedColorNames.map((name) => [color[name], colorPairCss(colorFormulas[name])]));
const literal = Object.fromEntries(derivedColorNames.map((name) => [color[name], neutral.light[name]]));
const still = assignVars(measures.duration, { quick: '0ms', leave: '0ms', enter: '0ms', progress: '0ms' });

globalStyle(':where(.portal-root)', {
  '@layer': {
    [layers.baseTheme]: {
      vars: { [textScale.name]: textScale.value, ...literal, ...assignVars(measures, scale) },
      '@supports': { '(color: light-dark(red, oklch(from red l c h)))': { vars: derived } },
      '@media': { [media.reducedMotion]: { vars: still } },
    },
  },
});

portalTheme('neutral', neutral);
