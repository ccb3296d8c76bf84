import { featureGlobalStyle, featureStyle, vars } from '@portal/ui/theme';

export const part = featureStyle({
  scrollMarginBlockStart: `calc(${vars.size.header} + ${vars.space[4]})`,
  selectors: { '&:focus': { outline: 'none' } },
});

/** In view however long the form is. */
export const actions = featureStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.z.sticky,
  paddingBlock: vars.space[3],
  background: vars.color.surfacePage,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}`,
});

export const fields = featureStyle({ minInlineSize: 0 });

// Whatever has the focus stands clear of the top bar and of the ways out of the form, which stay in view above the page.
featureGlobalStyle(`.${fields} :is(a, button, input, select, textarea, [tabindex], [contenteditable])`, {
  scrollMarginBlock: `calc(${vars.size.header} + ${vars.space[4]}) calc(${vars.size.controlTouch} + 2 * ${vars.space[3]} + ${vars.space[4]})`,
});
