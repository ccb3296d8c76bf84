import { featureStyle, vars } from '@portal/ui/theme';

/** The list, which the keyboard goes on from once the new posts are shown. */
export const list = featureStyle({
  scrollMarginBlockStart: `calc(${vars.size.header} + ${vars.space[4]})`,
  outline: 'none',
});
