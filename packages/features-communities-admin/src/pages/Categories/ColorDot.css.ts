import { featureStyle, vars } from '@portal/ui/theme';

export const dot = featureStyle({
  flex: 'none',
  inlineSize: vars.space[3],
  blockSize: vars.space[3],
  borderRadius: vars.radius.full,
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  // It is what the category is shown by.
  forcedColorAdjust: 'none',
});
