import { createGlobalThemeContract } from '@vanilla-extract/css';
import { derivedColorNames, type ColorName } from './color-formulas.ts';
import { scale } from './scale.ts';

function kebab(name: string): string {
  return name
    .replace(/(?<=[a-z])([A-Z])/g, '-$1')
    .replace(/(?<=[a-z])(\d+)$/, '-$1')
    .toLowerCase();
}

const colorNames: Record<ColorName, null> = Object.fromEntries(
  ['brand', ...derivedColorNames].map((name) => [name, null]),
) as Record<ColorName, null>;

/** The public theming API: `vars.color.brandSoft` is `var(--portal-color-brand-soft)`. */
export const vars = createGlobalThemeContract({ color: colorNames, ...scale }, (_value, path) =>
  ['portal', ...path.map(kebab)].join('-'),
);
