import { featureStyle, vars } from '@portal/ui/theme';

/** In view however long the form is. */
export const actions = featureStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.z.sticky,
  paddingBlock: vars.space[3],
  background: vars.color.surfacePage,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}`,
});
