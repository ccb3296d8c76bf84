export type { ColorName, DerivedColorName } from './color-formulas.ts';
export { contrastOf } from './contrast.ts';
export { contrastPairs, type ContrastPair } from './contrast-pairs.ts';
export {
  contrastDefects,
  makeTheme,
  type ColorOverrides,
  type ColorValues,
  type SchemeName,
  type Theme,
  type ThemeInput,
} from './make-theme.ts';
