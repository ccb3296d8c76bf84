export type { ColorName, DerivedColorName } from './color-formulas.ts';
export { containers, media } from './containers.ts';
export { contrastOf } from './contrast.ts';
export { contrastPairs, type ContrastPair } from './contrast-pairs.ts';
export { featureStyle } from './layered-style.ts';
export { layers } from './layers.ts';
export {
  contrastDefects,
  makeTheme,
  type ColorOverrides,
  type ColorValues,
  type SchemeName,
  type Theme,
  type ThemeInput,
} from './make-theme.ts';
export { portalTheme } from './portal-theme.ts';
export { vars } from './vars.ts';
