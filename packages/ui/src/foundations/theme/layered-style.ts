import { globalStyle, style, type ComplexStyleRule, type GlobalStyleRule, type StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.ts';

function inLayer(layer: string, rule: ComplexStyleRule): ComplexStyleRule {
  if (!Array.isArray(rule)) return { '@layer': { [layer]: rule as StyleRule } };
  return rule.map((part) => (typeof part === 'string' || Array.isArray(part) ? part : { '@layer': { [layer]: part } }));
}

/** `style` for a component of this package: the rule stands in the layer of components. */
export function componentStyle(rule: ComplexStyleRule): string {
  return style(inLayer(layers.components, rule));
}

/** `style` for a feature: the rule stands in the layer that wins over the components. */
export function featureStyle(rule: ComplexStyleRule): string {
  return style(inLayer(layers.features, rule));
}

type Variants<Name extends string> = Record<Name, string>;

/** One class per name, as `styleVariants`, in the layer of components. */
export function componentVariants<Name extends string>(rules: Record<Name, ComplexStyleRule>): Variants<Name> {
  const names = Object.keys(rules) as Name[];
  return Object.fromEntries(names.map((name) => [name, componentStyle(rules[name])])) as Variants<Name>;
}

export function componentGlobalStyle(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [layers.components]: rule } });
}

/** `globalStyle` for a feature: for what stands inside of something with a class of its own. */
export function featureGlobalStyle(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [layers.features]: rule } });
}
