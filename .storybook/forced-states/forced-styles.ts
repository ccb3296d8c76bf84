import type { Plugin } from 'postcss';

// The attributes of react-aria stand on its own elements alone, however many boxes are around them.
const twins: Readonly<Record<string, string>> = {
  ':hover': '[data-forced-state~="hover"]',
  '[data-hovered]': '[data-forced-state~="hover"]:where([data-rac])',
  ':active': '[data-forced-state~="pressed"]',
  '[data-pressed]': '[data-forced-state~="pressed"]:where([data-rac])',
  ':focus': '[data-forced-state~="focus"]',
  ':focus-visible': '[data-forced-state~="focus"]',
  '[data-focused]': '[data-forced-state~="focus"]',
  '[data-focus-visible]': '[data-forced-state~="focus"]',
  ':focus-within': ':has([data-forced-state~="focus"])',
  '[data-focus-within]': ':has([data-forced-state~="focus"])',
};

const state =
  /(?<!:):(?:hover|active|focus-visible|focus-within|focus)(?![\w-])|\[data-(?:hovered|pressed|focused|focus-visible|focus-within)\]/g;

/** Adds to every state of a selector the attribute that holds it; what the selector weighs stays the same. */
export function forcedSelector(selector: string): string {
  return selector.replaceAll(state, (found) => {
    const twin = twins[found];
    return twin === undefined ? found : `:is(${found}, ${twin})`;
  });
}

/** In Storybook alone: `:hover`, and react-aria's `[data-hovered]`, are also what `data-forced-state` says. */
export function forcedStyles(): Plugin {
  return {
    postcssPlugin: 'forced-states',
    Once(root) {
      root.walkRules((rule) => {
        const selector = forcedSelector(rule.selector);
        if (selector !== rule.selector) rule.selector = selector;
      });
    },
  };
}
