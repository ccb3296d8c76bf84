import type { Plugin } from 'postcss';

// The attributes of react-aria stand on its own elements alone, however many boxes are around them.
const twins: Readonly<Record<string, string>> = {
  ':hover': '[data-held~="hover"]',
  '[data-hovered]': '[data-held~="hover"]:where([data-rac])',
  ':active': '[data-held~="pressed"]',
  '[data-pressed]': '[data-held~="pressed"]:where([data-rac])',
  ':focus': '[data-held~="focus"]',
  ':focus-visible': '[data-held~="focus"]',
  '[data-focused]': '[data-held~="focus"]',
  '[data-focus-visible]': '[data-held~="focus"]',
  ':focus-within': ':has([data-held~="focus"])',
  '[data-focus-within]': ':has([data-held~="focus"])',
};

const state =
  /(?<!:):(?:hover|active|focus-visible|focus-within|focus)(?![\w-])|\[data-(?:hovered|pressed|focused|focus-visible|focus-within)\]/g;

/** Adds to every state of a selector the attribute that holds it; what the selector weighs stays the same. */
export function heldSelector(selector: string): string {
  return selector.replaceAll(state, (found) => {
    const twin = twins[found];
    return twin === undefined ? found : `:is(${found}, ${twin})`;
  });
}

/** In Storybook alone: `:hover`, and react-aria's `[data-hovered]`, are also what `data-held` says. */
export function heldStyles(): Plugin {
  return {
    postcssPlugin: 'held-states',
    Once(root) {
      root.walkRules((rule) => {
        const selector = heldSelector(rule.selector);
        if (selector !== rule.selector) rule.selector = selector;
      });
    },
  };
}
